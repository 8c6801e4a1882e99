import type { PricedLine } from '#domain/cart/summary.ts'
import type { CounterProblem } from '#domain/counter/api.ts'
import { counterSaving, isOfBill, type CounterBill } from '#domain/counter/saving.ts'
import { counterProblemText, type ProblemFacts } from '#domain/counter/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { VoucherProblem } from '#domain/voucher/api.ts'
import { listPrices } from '../catalog/index.ts'
import type { Caller, Context } from '../context.ts'
import { findAccount } from '../loyalty/index.ts'
import { ensureMayAsk } from '../membership/index.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { findVoucherAtCounter, type CounterVoucher } from '../voucher/index.ts'

export interface ShownVoucher {
  voucherCode: string
  /** The customer's; missing while nobody was asked. */
  phone?: string | undefined
}

export type TakenVoucher = CounterVoucher & { counter: 'offer' | 'prize' }

/** A voucher that a customer shows, and why it cannot be used by them whatever is bought; null for an unknown one. */
export interface Judged {
  voucher: CounterVoucher
  problem: CounterProblem | null
}

/**
 * Looks a code up for the pharmacy that asks. Codes that nobody has are counted against it, and the phones
 * it asks about, and refused (`rateLimited`) when they are too many: a counter is no place to guess.
 * Holds nothing.
 */
export async function evaluateVoucher(
  ctx: Context,
  caller: Caller,
  { voucherCode: code, phone }: ShownVoucher,
): Promise<Judged | null> {
  const pharmacy = getPharmacy(caller).code
  const retryAfter = await ctx.limits.waitFor('voucherCheckPharmacy', pharmacy)
  if (retryAfter > 0) throw new Refusal('rateLimited', { retryAfter })
  if (phone !== undefined) await ensureMayAsk(ctx, pharmacy, phone)
  const today = ctx.clock.today()
  const account = phone === undefined ? null : await findAccount(ctx.db, { phone }, today)
  const voucher = await findVoucherAtCounter(ctx, ctx.db, { code, phone, account, today })
  if (voucher && voucher.problem !== 'unknown') {
    return { voucher, problem: problemOf(voucher, phone !== undefined) }
  }
  await ctx.limits.consume('voucherCheckPharmacy', pharmacy)
  return null
}

/** In the order of docs/rules/counter.md §3. */
function problemOf(voucher: CounterVoucher, isAsked: boolean): CounterProblem | null {
  if (voucher.counter === 'none') return 'notAtCounter'
  if (voucher.problem === null) return voucher.isBound && !isAsked ? 'phoneNeeded' : null
  if (voucher.problem === 'membersOnly' && !isAsked) return 'phoneNeeded'
  return atCounter(voucher.problem, voucher.isBound)
}

/** A voucher of somebody who has an account is not that of a customer who has none. */
function atCounter(problem: VoucherProblem, isBound: boolean): CounterProblem {
  switch (problem) {
    case 'otherMember':
      return 'otherCustomer'
    case 'membersOnly':
      return isBound ? 'otherCustomer' : 'membersOnly'
    case 'counterOnly':
    case 'notStacking':
      return 'notAtCounter'
    default:
      return problem
  }
}

/** The voucher, when this customer may use it here; refuses `voucherMemberInvalid` in words. */
export async function getUsableVoucher(
  ctx: Context,
  caller: Caller,
  shown: ShownVoucher,
): Promise<TakenVoucher> {
  const evaluated = await evaluateVoucher(ctx, caller, shown)
  if (!evaluated) return refuseVoucher('unknown')
  const { voucher, problem } = evaluated
  if (problem) return refuseVoucher(problem, voucher.terms)
  return voucher as TakenVoucher
}

export function refuseVoucher(problem: CounterProblem, facts: ProblemFacts = {}): never {
  const field = isOfBill(problem) ? 'amount' : 'voucherCode'
  const words = counterProblemText(problem, facts)
  throw new Refusal('voucherMemberInvalid', { fields: { [field]: words } })
}

/** Goods of a bill as they were told, by name, and at the shop's prices. */
export interface CounterGoods {
  products: { id: number; name: string; quantity: number }[]
  lines: PricedLine[]
}

/** Products that the shop does not have are left out. */
export async function readGoods(
  { db, clock }: Context,
  told: readonly { id: number; quantity: number }[] | undefined,
): Promise<CounterGoods | null> {
  if (!told || told.length === 0) return null
  const ids = told.map(({ id }) => id)
  const prices = await listPrices(db, ids, clock.now())
  const known = told.flatMap(({ id, quantity }) => {
    const price = prices.get(id)
    return price ? [{ id, quantity, price }] : []
  })
  return {
    products: known.map(({ id, quantity, price }) => ({ id, name: price.name, quantity })),
    lines: known.map(({ quantity, price }) => {
      const { productCode, originalPrice, discountPrice } = price
      return { productCode, originalPrice, discountPrice, quantity }
    }),
  }
}

/** Đồng that the voucher saves on the bill; refuses `voucherMemberInvalid` in words. */
export function getSaving({ terms, counter }: TakenVoucher, bill: CounterBill): number {
  const evaluated = counterSaving({ terms, minGoods: terms.minGoods, kind: counter }, bill)
  if ('saving' in evaluated) return evaluated.saving
  return refuseVoucher(
    evaluated.problem,
    'missing' in evaluated ? { missing: evaluated.missing } : {},
  )
}
