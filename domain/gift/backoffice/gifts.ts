import { z } from 'zod'
import { approvalDetail, approvalRow, approvalFilters, approvals } from '../../approval.ts'
import { endpoint } from '../../contract.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { dayField, rowIdField, textField, versionField } from '../../kernel/fields.ts'
import { resource, type FieldsOf, type RecordOf, type RowOf } from '../../resource.ts'
import { reasonField } from '../../staff/fields.ts'
import { windowTimes } from '../../window-time.ts'
import { chosenField, placeField } from './promotions.ts'
import { giftDeskTexts as texts } from './texts.ts'

export const giftKinds = ['gift', 'voucher'] as const
const quota = z.int().min(1).max(1_000_000)
/** The most pieces that a shelf holds. */
export const maxOnHand = 1_000_000

/** `/media/u/3f00`, of whatever file of it. */
function stemOf(src: string): string {
  return src === '' ? '' : `/${src.replace(/-\d+\.(?:webp|avif)$/, '').replace(/^\//, '')}`
}

export const movementKinds = ['start', 'count', 'given', 'returned'] as const

/** What points buy: goods, or reward vouchers. What it costs and how many is approved by a second person. */
export const gifts = resource({
  path: 'gifts',
  permission: 'loyalty',
  subject: 'gift',
  row: z.object({
    id: z.int(),
    version: z.int(),
    name: z.string(),
    product_code: z.string(),
    kind: z.enum(giftKinds),
    promotion_id: z.int(),
    promotion: z.string(),
    /** The days of its promotion. */
    starts_on: dayField,
    ends_on: dayField,
    time: z.enum(windowTimes),
    point_cost: z.int(),
    unit_cost: z.int().optional(),
    voucher_campaign_id: z.int().optional(),
    per_member_limit: z.int().optional(),
    total_limit: z.int().optional(),
    description: z.string(),
    picture: z.string(),
    sort: z.int(),
    ...approvalRow,
    /** On the shelf, promised to members of those, and what can still be exchanged. */
    on_hand: z.int(),
    reserved: z.int(),
    remaining: z.int(),
    exchanged: z.int(),
  }),
  fields: z.object({
    name: textField(100).pipe(z.string().min(3, fieldMessages.required)),
    /** By which orders and files call it. */
    product_code: textField(30)
      .transform((code) => code.toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9-]{1,29}$/, texts.codeFormat)),
    promotion_id: chosenField,
    kind: z.enum(giftKinds).default('gift'),
    /** Of a reward voucher: what it is of. */
    voucher_campaign_id: z.int().min(1).max(2_147_483_647).optional(),
    point_cost: z.int().min(1).max(1_000_000),
    /** Đồng that a piece costs the shop, for reports; nobody outside the desk reads it. */
    unit_cost: z.int().min(0).max(1_000_000_000).optional(),
    per_member_limit: quota.optional(),
    total_limit: quota.optional(),
    description: textField(300).default(''),
    /** Stem of a picture of the library; reward vouchers share one. */
    picture: z
      .string()
      .max(200)
      .regex(/^(\/?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/, texts.pictureMissing)
      .default('')
      .transform(stemOf),
    /** Its place in the promotion. */
    sort: placeField,
  }),
  filters: z.object({
    approval: z.enum(approvalFilters).optional(),
    time: z.enum(windowTimes).optional(),
    kind: z.enum(giftKinds).optional(),
    promotion: rowIdField.optional(),
    stock: z.enum(['left', 'gone']).optional(),
  }),
  sorts: ['running', 'promotion', 'name', 'cost', 'left'],
  detail: z.object({
    voucher_campaign: z.string(),
    ...approvalDetail,
    /** Pieces by what became of their exchanges. */
    held: z.int(),
    burnt: z.int(),
    given: z.int(),
    returned: z.int(),
    /** The last changes of its stock, newest first. */
    movements: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(movementKinds),
        change: z.int(),
        on_hand: z.int(),
        reason: z.string(),
        by: z.string(),
        at: z.string(),
      }),
    ),
  }),
})
export type DeskGift = RowOf<typeof gifts>
export type DeskGiftRecord = RecordOf<typeof gifts>
export type DeskGiftFields = FieldsOf<typeof gifts>

const permission = { edit: 'loyalty.edit', approve: 'loyalty.approve' } as const
export const giftApprovals = approvals(gifts, permission)

export const countGift = endpoint({
  method: 'POST',
  path: '/admin/gifts/{id}/stock',
  realm: 'staff',
  permission: 'loyalty.edit',
  errorsShownInPlace: true,
  summary:
    'Set the stock to what was counted, promised pieces among it; refused where it moved since it was read',
  input: z.object({
    id: rowIdField,
    version: versionField,
    /** What the page said was there. */
    seen: z.int().min(0).max(maxOnHand),
    counted: z.int(texts.countNeeded).min(0, texts.countNeeded).max(maxOnHand),
    reason: reasonField,
  }),
  output: gifts.record,
  errors: ['notFound', 'conflict', 'invalidInput'],
  current: gifts.record,
})

/** What forms of promotions and gifts choose from. */
export const listGiftChoices = endpoint({
  method: 'GET',
  path: '/admin/gift-choices',
  realm: 'staff',
  permission: 'loyalty.read',
  summary: 'Programmes, exchange promotions and voucher campaigns to choose from',
  input: z.object({}),
  output: z.object({
    programmes: z.array(z.object({ id: z.int(), name: z.string() })),
    promotions: z.array(z.object({ id: z.int(), name: z.string() })),
    campaigns: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  errors: [],
})
