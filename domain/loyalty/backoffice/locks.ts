import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { dayField, rowIdField, textField, versionField } from '../../kernel/fields.ts'
import { resource, type RecordOf, type RowOf } from '../../resource.ts'
import { reasonField } from '../../staff/fields.ts'
import { memberField } from './adjustments.ts'
import { lockTexts as texts } from './texts.ts'

export const lockStates = ['open', 'ended'] as const

/** Memberships that earn and spend nothing for a while: result 7. */
export const membershipLocks = resource({
  path: 'membership-locks',
  permission: 'members',
  subject: 'membershipLock',
  addingNeedsReason: true,
  forgettable: ['told', 'note'],
  row: z.object({
    id: z.int(),
    version: z.int(),
    loyalty_number: z.string(),
    /** Masked. */
    phone: z.string(),
    member_id: z.int().nullable(),
    told: z.string(),
    /** The last Vietnam day of it; null until somebody ends it. */
    until: z.string().nullable(),
    state: z.enum(lockStates),
    locked_by: z.string(),
    locked_at: z.string(),
    ended_at: z.string().nullable(),
  }),
  once: z.object({ member: memberField }),
  fields: z.object({
    /** What the member reads, and a counter's screen. */
    told: textField(160).pipe(z.string().min(10, texts.toldNeeded)),
    until: dayField.nullable().default(null),
    /** For staff alone. */
    note: textField(500).default(''),
  }),
  filters: z.object({
    state: z.enum(lockStates).optional(),
    member: rowIdField.optional(),
    number: textField(20).optional(),
  }),
  sorts: ['newest', 'until'],
  refusals: ['notFound'],
  detail: z.object({
    note: z.string(),
    ended_by: z.string(),
    ended_why: z.string(),
    available: z.int(),
    held: z.int(),
    /** Earlier and later locks of the same membership. */
    others: z.array(
      z.object({
        id: z.int(),
        told: z.string(),
        locked_at: z.string(),
        ended_at: z.string().nullable(),
      }),
    ),
  }),
})
export type MembershipLock = RowOf<typeof membershipLocks>
export type MembershipLockRecord = RecordOf<typeof membershipLocks>

export const endMembershipLock = endpoint({
  method: 'POST',
  path: '/admin/membership-locks/{id}/end',
  realm: 'staff',
  permission: 'members.edit',
  errorsShownInPlace: true,
  summary: 'The membership earns and spends again',
  input: z.object({ id: rowIdField, version: versionField, reason: reasonField }),
  output: membershipLocks.record,
  current: membershipLocks.record,
  errors: ['notFound', 'conflict'],
})
