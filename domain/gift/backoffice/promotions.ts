import { z } from 'zod'
import { approvalDetail, approvalRow, approvalFilters, approvals } from '../../approval.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { dayField, rowIdField, textField } from '../../kernel/fields.ts'
import { resource, type FieldsOf, type RecordOf, type RowOf } from '../../resource.ts'
import { windowTimes } from '../../window-time.ts'
import { giftDeskTexts as texts } from './texts.ts'

/** A record that is chosen; 0 stands for none yet. */
export const chosenField = z.int().min(1, texts.choose).max(2_147_483_647)
export const placeField = z.int().min(0).max(9999).default(0)

/** Windows in which points are exchanged for gifts, each inside a programme of points. */
export const exchangePromotions = resource({
  path: 'exchange-promotions',
  permission: 'loyalty',
  subject: 'exchangePromotion',
  row: z.object({
    id: z.int(),
    version: z.int(),
    name: z.string(),
    programme_id: z.int(),
    programme: z.string(),
    starts_on: dayField,
    ends_on: dayField,
    point_limit: z.int().optional(),
    ...approvalRow,
    time: z.enum(windowTimes),
    gifts: z.int(),
  }),
  fields: z.object({
    name: textField(100).pipe(z.string().min(3, fieldMessages.required)),
    programme_id: chosenField,
    starts_on: dayField,
    ends_on: dayField,
    /** The most points one member may spend in it. */
    point_limit: z.int().min(1).max(10_000_000).optional(),
    /** What members read above its gifts. */
    description: textField(500).default(''),
    /** Its place among those of the programme. */
    sort: placeField,
  }),
  filters: z.object({
    approval: z.enum(approvalFilters).optional(),
    time: z.enum(windowTimes).optional(),
    programme: rowIdField.optional(),
  }),
  sorts: ['running', 'newest', 'name'],
  detail: z.object({
    description: z.string(),
    sort: z.int(),
    ...approvalDetail,
    /** Members who exchanged in it, and points they spent. */
    members: z.int(),
    points: z.number(),
  }),
})
export type DeskPromotion = RowOf<typeof exchangePromotions>
export type DeskPromotionRecord = RecordOf<typeof exchangePromotions>
export type DeskPromotionFields = FieldsOf<typeof exchangePromotions>

const permission = { edit: 'loyalty.edit', approve: 'loyalty.approve' } as const
export const promotionApprovals = approvals(exchangePromotions, permission)
