import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { rowIdField, textField, versionField } from '../../kernel/fields.ts'
import { resource, type RecordOf, type RowOf } from '../../resource.ts'
import { replyTemplates } from './reply-templates.ts'
import { reportStates } from './report-states.ts'

const int4 = z.int().min(1).max(2_147_483_647)
const person = z.object({ id: z.int(), name: z.string() })

/** "Báo nghi ngờ hàng giả": what members suspect, for staff to follow up. */
export const counterfeitReports = resource({
  path: 'counterfeit-reports',
  permission: 'counterfeits',
  subject: 'counterfeitReport',
  adds: false,
  row: z.object({
    id: z.int(),
    version: z.int(),
    reference: z.string(),
    state: z.enum(reportStates),
    code_masked: z.string(),
    /** Null where the code is none of ours. */
    batch: z.object({ id: z.int(), name: z.string() }).nullable(),
    product: z.string(),
    place: z.string(),
    province: z.int().nullable(),
    province_name: z.string(),
    assigned_to: z.int().nullable(),
    assigned_name: z.string(),
    has_photo: z.boolean(),
    created_at: z.string(),
    /** Open for more than two days. */
    late: z.boolean(),
  }),
  fields: z.object({
    state: z.enum(reportStates),
    assigned_to: int4.nullable().default(null),
    /** Of today's provinces. */
    province: z.int().min(1).max(99).nullable().default(null),
  }),
  filters: z.object({
    state: z.enum([...reportStates, 'open']).optional(),
    owner: z.enum(['nobody', 'somebody']).optional(),
    province: z.coerce.number().int().min(1).max(99).optional(),
    batch: rowIdField.optional(),
    /** Of one member. */
    member: rowIdField.optional(),
  }),
  sorts: ['age', 'state'],
  detail: z.object({
    description: z.string(),
    /** Masked; shown in full to whoever may see customers. */
    phone: z.string(),
    loyalty_number: z.string(),
    member_id: z.int().nullable(),
    /** Whether somebody is left to answer. */
    is_known: z.boolean(),
    /** What the shop knows of the code now. */
    code_state: z.string(),
    /** Other reports of the same code. */
    same_code: z.array(z.object({ id: z.int(), reference: z.string() })),
    notes: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(['note', 'reply']),
        words: z.string(),
        by: z.string(),
        at: z.string(),
      }),
    ),
  }),
})
export type CounterfeitReport = RowOf<typeof counterfeitReports>
export type CounterfeitReportRecord = RecordOf<typeof counterfeitReports>

const ofOne = {
  realm: 'staff',
  permission: 'counterfeits.edit',
  errorsShownInPlace: true,
  output: counterfeitReports.record,
} as const

export const noteReport = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/admin/counterfeit-reports/{id}/notes',
  summary: 'What somebody found out about a report, for those who work on it',
  input: z.object({
    id: rowIdField,
    words: textField(1000).pipe(z.string().min(1, fieldMessages.required)),
  }),
  errors: ['notFound', 'idempotencyKeyReused'],
  idempotent: true,
})

export const replyToReporter = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/admin/counterfeit-reports/{id}/reply',
  summary:
    'Answers whoever sent a report by a message with ready words; each of them once a report',
  input: z.object({
    id: rowIdField,
    version: versionField,
    template: z.enum(replyTemplates),
  }),
  current: counterfeitReports.record,
  errors: ['notFound', 'conflict'],
})

export const listReportPeople = endpoint({
  method: 'GET',
  path: '/admin/counterfeit-reports/people',
  realm: 'staff',
  permission: 'counterfeits.read',
  summary: 'Who may be given a report',
  input: z.object({}),
  output: z.array(person),
  errors: [],
})

export const getReportMap = endpoint({
  method: 'GET',
  path: '/admin/counterfeit-reports/map',
  realm: 'staff',
  permission: 'counterfeits.read',
  summary: 'How many reports there are of each province in the last days, how many confirmed',
  input: z.object({ days: z.coerce.number().int().min(7).max(730).default(90) }),
  output: z.object({
    /** With the most first; only those that have any. */
    provinces: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        reports: z.int(),
        open: z.int(),
        counterfeit: z.int(),
        /** Of how many batches; several of one batch may be a shop that sells forgeries. */
        batches: z.int(),
      }),
    ),
    /** Whose words told no province. */
    elsewhere: z.int(),
  }),
  errors: [],
})
export type ReportMap = z.output<typeof getReportMap.output>
