import { z } from 'zod'
import type { CartVoucherChoice } from '../cart/cart.ts'
import { endpoint } from '../contract.ts'
import { textField, vndField } from '../kernel/fields.ts'
import { vnd } from '../kernel/vnd.ts'
import { foldVoucherCode } from './fold-code.ts'
import type { NamedVoucher } from './savings.ts'
import type { VoucherTerms } from './terms.ts'
import { voucherFormTexts } from './texts.ts'

const voucherTypes = { amount: 'Amount', percentage: 'Percentage' } as const

/** Terms of a voucher under the wire's names. */
export const voucherTermsSchema = z.object({
  name: z.string(),
  description: z.string(),
  VoucherType: z.enum(voucherTypes),
  VoucherValue: z.int(),
  /** Cap of a percentage in đồng; 0 means none. */
  MaxValue: z.int(),
  /** Product codes it is for; empty means every product. */
  brand: z.array(z.string()),
  min_goods: vndField,
  start_date: z.string(),
  expired_date: z.string(),
})

/** A voucher of a wallet, or one that everybody may use. */
export const voucherSchema = voucherTermsSchema
  .extend({
    code: z.string(),
    campaign_id: z.int(),
    state: z.enum(['free', 'held', 'used', 'expired', 'revoked']),
    /** The order that holds or used it. */
    order_code: z.string().optional(),
    issued_at: z.string().optional(),
  })
  // `Is{product}Voucher` for each product code it is for.
  .catchall(z.unknown())
export type Voucher = z.output<typeof voucherSchema>

/** Terms under the wire's names, with `Is{product}Voucher` for each product code. */
export function toWireTerms(terms: VoucherTerms): z.output<typeof voucherTermsSchema> {
  const flags = terms.productCodes.map((code) => [`Is${code}Voucher`, true] as const)
  return {
    ...Object.fromEntries(flags),
    name: terms.name,
    description: terms.description,
    VoucherType: voucherTypes[terms.type],
    VoucherValue: terms.value,
    MaxValue: terms.maxValue,
    brand: [...terms.productCodes],
    min_goods: vnd(terms.minGoods),
    start_date: terms.startsOn,
    expired_date: terms.endsOn,
  }
}

/** What the cart's arithmetic needs of a voucher. */
export function toCartVoucher(voucher: Voucher): NamedVoucher {
  return {
    code: voucher.code,
    type: voucher.VoucherType === voucherTypes.amount ? 'amount' : 'percentage',
    value: voucher.VoucherValue,
    maxValue: voucher.MaxValue,
    productCodes: voucher.brand,
  }
}

/** Why a voucher cannot be used; the text for each is in domain/voucher/texts.ts. */
export const voucherProblems = [
  'unknown',
  'counterOnly',
  'otherMember',
  'membersOnly',
  'held',
  'used',
  'expired',
  'notStarted',
  'exhausted',
  'memberLimit',
  'minGoods',
  'noEligibleGoods',
  'notStacking',
] as const
export type VoucherProblem = (typeof voucherProblems)[number]

/** A code as somebody types it. */
export const voucherCodeField = textField(60)
  .pipe(z.string().min(1, voucherFormTexts.codeMissing))
  .transform((code) => code.toUpperCase())
/** Codes as the shopper entered them, each once however it is spelled. */
export const voucherCodesField = z.array(voucherCodeField).max(20).transform(onceEach)

export const checkVouchers = endpoint({
  method: 'POST',
  path: '/voucher/check',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'What each voucher saves on these goods, or why it cannot be used; holds nothing',
  input: z.object({
    codes: voucherCodesField,
    products: z
      .array(
        z.object({
          id: z.int().min(1).max(2_147_483_647),
          quantity: z.int().min(1).max(999),
        }),
      )
      .max(100),
  }),
  output: z.array(
    z.object({
      code: z.string(),
      usable: z.boolean(),
      problem: z.enum(voucherProblems).optional(),
      /** The same in words. */
      reason: z.string().optional(),
      voucher: voucherSchema.optional(),
      /** Đồng, at the shop's prices, all these vouchers together. */
      saving: vndField,
    }),
  ),
  errors: ['rateLimited'],
})

export const listMyVouchers = endpoint({
  method: 'GET',
  path: '/loyalty/voucher',
  realm: 'member',
  summary: "The member's wallet, usable ones first",
  input: z.object({}),
  output: z.array(voucherSchema),
  errors: [],
})

export const listOfferedVouchers = endpoint({
  method: 'GET',
  path: '/voucher/offers',
  realm: 'none',
  summary: 'Vouchers that everybody may use today',
  input: z.object({}),
  output: z.array(voucherSchema),
  errors: [],
  cache: { tags: ['loyalty'], maxAge: 60 },
})

export const listVoucherInventory = endpoint({
  method: 'GET',
  path: '/voucherLog/voucher-inventory',
  realm: 'none',
  summary: 'What is left of the vouchers that a programme gives for points',
  input: z.object({ programId: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
  output: z.array(z.object({ id: z.int(), name: z.string(), remaining: z.int() })),
  errors: [],
  cache: { tags: ['loyalty'], maxAge: 60 },
})

function onceEach(codes: readonly string[]): string[] {
  const spelled = new Map<string, string>()
  for (const code of codes) {
    const folded = foldVoucherCode(code)
    if (!spelled.has(folded)) spelled.set(folded, code)
  }
  return [...spelled.values()]
}

/** A voucher of a wallet or an offer as the cart keeps it. */
export function voucherChoiceOf(voucher: Voucher): CartVoucherChoice {
  const { code, name, VoucherType, VoucherValue, MaxValue, brand } = voucher
  return {
    code,
    name,
    type: VoucherType === 'Amount' ? 'amount' : 'percentage',
    value: VoucherValue,
    maxValue: MaxValue,
    productCodes: brand,
  }
}
