import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { rowIdField, textField, versionField } from '../../kernel/fields.ts'
import { resource, type RecordOf, type RowOf } from '../../resource.ts'
import { reasonField } from '../../staff/fields.ts'
import { adjustmentTexts as texts } from './texts.ts'

export const adjustmentStates = ['waiting', 'done', 'declined', 'withdrawn'] as const
export type AdjustmentState = (typeof adjustmentStates)[number]

export const maxAdjusted = 1_000_000

/** A phone or a loyalty number, as somebody types it. */
export const memberField = textField(40).pipe(z.string().min(8, texts.memberNeeded))

export const adjustmentFields = z.object({
  /** Added, or with a minus taken. */
  points: z
    .int(texts.pointsNeeded)
    .min(-maxAdjusted)
    .max(maxAdjusted)
    .refine((points) => points !== 0, texts.pointsNeeded),
  /** What the member reads beside the line of their history. */
  told: textField(120).pipe(z.string().min(5, texts.toldNeeded)),
  /** What proves it: an order, a report, a call. */
  proof: textField(300).pipe(z.string().min(3, fieldMessages.required)),
})

/** Points given or taken by hand. Proposed by one; above the limit carried out by another. */
export const pointAdjustments = resource({
  path: 'point-adjustments',
  permission: 'points',
  subject: 'pointAdjustment',
  adds: false,
  forgettable: ['told', 'proof'],
  row: z.object({
    id: z.int(),
    version: z.int(),
    state: z.enum(adjustmentStates),
    points: z.int(),
    loyalty_number: z.string(),
    /** Masked. */
    phone: z.string(),
    member_id: z.int().nullable(),
    told: z.string(),
    proof: z.string(),
    proposed_by: z.string(),
    proposed_at: z.string(),
    decided_by: z.string(),
    decided_at: z.string().nullable(),
    /** Carried out without a second person. */
    small: z.boolean(),
    /** Who proposed it and who wrote what it says now, by their accounts: neither approves it. */
    authors: z.array(z.int()),
  }),
  fields: adjustmentFields,
  filters: z.object({
    state: z.enum(adjustmentStates).optional(),
    direction: z.enum(['plus', 'minus']).optional(),
    /** Of one member, by the id of their account in the shop. */
    member: rowIdField.optional(),
    /** Of one membership: `AL…`. */
    number: textField(20).optional(),
  }),
  sorts: ['state', 'newest'],
  refusals: ['forbidden'],
  detail: z.object({
    reason: z.string(),
    edited_by: z.string(),
    decided_why: z.string(),
    /** What can be spent now. */
    available: z.int(),
    account_locked: z.boolean(),
  }),
})
export type PointAdjustment = RowOf<typeof pointAdjustments>
export type PointAdjustmentRecord = RecordOf<typeof pointAdjustments>

export const proposeAdjustment = endpoint({
  method: 'POST',
  path: '/admin/point-adjustments',
  realm: 'staff',
  permission: 'points.edit',
  errorsShownInPlace: true,
  summary:
    'Points for or from a member: within the limit at once, above it once a second person approves',
  input: z.object({ member: memberField, ...adjustmentFields.shape, reason: reasonField }),
  output: pointAdjustments.record,
  errors: ['notFound', 'notEnoughPoints', 'idempotencyKeyReused'],
  idempotent: true,
})

const decision = {
  realm: 'staff',
  errorsShownInPlace: true,
  input: z.object({ id: rowIdField, version: versionField, reason: reasonField }),
  output: pointAdjustments.record,
  current: pointAdjustments.record,
} as const

export const approveAdjustment = endpoint({
  ...decision,
  method: 'POST',
  path: '/admin/point-adjustments/{id}/approve',
  permission: 'points.approve',
  summary: 'A second person carries out exactly the version they read',
  errors: ['notFound', 'conflict', 'forbidden', 'notEnoughPoints'],
})

export const declineAdjustment = endpoint({
  ...decision,
  method: 'POST',
  path: '/admin/point-adjustments/{id}/decline',
  permission: 'points.approve',
  summary: 'Nothing becomes of a proposal',
  errors: ['notFound', 'conflict'],
})

export const withdrawAdjustment = endpoint({
  ...decision,
  method: 'POST',
  path: '/admin/point-adjustments/{id}/withdraw',
  permission: 'points.edit',
  summary: 'Whoever proposed takes it back',
  errors: ['notFound', 'conflict', 'forbidden'],
})

/** Who is meant by a phone or a loyalty number, before points are proposed. */
export const findAdjusted = endpoint({
  method: 'POST',
  path: '/admin/point-adjustments/member',
  realm: 'staff',
  permission: 'points.edit',
  errorsShownInPlace: true,
  summary: 'Whose membership a phone or a number is: what can be spent, whether it is locked',
  input: z.object({ member: memberField }),
  output: z.object({
    loyalty_number: z.string(),
    phone: z.string(),
    available: z.int(),
    held: z.int(),
    owed: z.int(),
    locked: z.boolean(),
    /** Points up to which no second person is needed now. */
    free: z.int(),
  }),
  errors: ['notFound'],
})
export type AdjustedMember = z.output<typeof findAdjusted.output>
