import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { exportData } from '../../identity/account-data/api.ts'
import { consentPurposes } from '../../identity/consent.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { rowIdField, textField, versionField } from '../../kernel/fields.ts'
import { resource, type RecordOf, type RowOf } from '../../resource.ts'
import {
  refusalGrounds,
  requestChannels,
  requestKinds,
  requestProofs,
  requestStates,
  requestSteps,
} from '../kinds.ts'
import { dataRequestTexts as texts } from '../texts.ts'

export const dataRequestFields = z.object({
  /** What they asked for, in their words. */
  asked: textField(1000).pipe(z.string().min(3, fieldMessages.required)),
  /** What was seen or asked, never a number of a document. */
  proof_note: textField(300),
})

/** What people ask of the data that is kept about them; members' own deletions come in by themselves. */
export const dataRequests = resource({
  path: 'data-requests',
  permission: 'dataRequests',
  subject: 'dataRequest',
  adds: false,
  forgettable: ['asked', 'proof_note'],
  row: z.object({
    id: z.int(),
    version: z.int(),
    state: z.enum(requestStates),
    kind: z.enum(requestKinds),
    channel: z.enum(requestChannels),
    customer_id: z.int(),
    /** Masked, as in the list of customers. */
    name: z.string(),
    phone: z.string(),
    asked_at: z.string(),
    answer_due_at: z.string(),
    answered_at: z.string().nullable(),
    due_at: z.string(),
    /** Past the time for what comes next of it, while it is open. */
    overdue: z.boolean(),
    assignee: z.object({ id: z.int(), name: z.string() }).nullable(),
    closed_at: z.string().nullable(),
  }),
  fields: dataRequestFields,
  filters: z.object({
    state: z.enum(requestStates).optional(),
    kind: z.enum(requestKinds).optional(),
    due: z.enum(['overdue', 'unanswered', 'unassigned']).optional(),
    customer: rowIdField.optional(),
  }),
  sorts: ['due', 'newest'],
  detail: z.object({
    asked: z.string(),
    proof: z.enum(requestProofs),
    proof_note: z.string(),
    law_source: z.string(),
    law_verified: z.boolean(),
    recorded_by: z.string(),
    steps: z.array(z.enum(requestSteps)),
    /** When the account goes, where that was asked for. */
    deletion_due_at: z.string().nullable(),
    has_account: z.boolean(),
    done_what: z.string(),
    told: z.string(),
    ground: z.enum(refusalGrounds).nullable(),
    closed_by: z.string(),
  }),
})
export type DataRequest = RowOf<typeof dataRequests>
export type DataRequestRecord = RecordOf<typeof dataRequests>

/** All but what somebody does by themselves. */
const recordedChannels = ['phone', 'counter', 'mail'] as const
const recordedProofs = ['document', 'callBack', 'code'] as const

export const newRequestFields = z.object({
  kind: z.enum(requestKinds),
  channel: z.enum(recordedChannels),
  proof: z.enum(recordedProofs),
  ...dataRequestFields.shape,
})

export const recordDataRequest = endpoint({
  method: 'POST',
  path: '/admin/customers/{id}/data-requests',
  realm: 'staff',
  permission: 'dataRequests.edit',
  errorsShownInPlace: true,
  summary:
    'Records what a customer asked of their data; the law of today says until when it is answered and done',
  input: newRequestFields.extend({ id: rowIdField }),
  output: dataRequests.record,
  errors: ['notFound', 'lookNeeded', 'conflict'],
})

const ofOne = {
  method: 'POST',
  realm: 'staff',
  permission: 'dataRequests.edit',
  errorsShownInPlace: true,
  output: dataRequests.record,
  current: dataRequests.record,
  errors: ['notFound', 'conflict'],
} as const
const at = { id: rowIdField, version: versionField }

export const listRequestPeople = endpoint({
  method: 'GET',
  path: '/admin/data-requests/people',
  realm: 'staff',
  permission: 'dataRequests.edit',
  summary: 'Who may be given a request',
  input: z.object({}),
  output: z.array(z.object({ id: z.int(), name: z.string() })),
  errors: [],
})

export const assignDataRequest = endpoint({
  ...ofOne,
  path: '/admin/data-requests/{id}/assign',
  summary: 'Gives a request to somebody who may work on it, or to nobody',
  input: z.object({ ...at, assignee_id: rowIdField.nullable() }),
})

export const answerDataRequest = endpoint({
  ...ofOne,
  path: '/admin/data-requests/{id}/answer',
  summary: 'Notes that the person heard that it was received and how it goes on',
  input: z.object(at),
})

export const eraseByRequest = endpoint({
  ...ofOne,
  path: '/admin/data-requests/{id}/erase',
  summary:
    "Asks for the deletion of a member's account with its usual delay, before the law's time is over; it closes by itself",
  input: z.object(at),
})

export const withdrawConsents = endpoint({
  ...ofOne,
  path: '/admin/data-requests/{id}/withdraw-consents',
  summary: 'Withdraws what a member agreed to, for one purpose or both',
  input: z.object({ ...at, purpose: z.enum([...consentPurposes, 'all']) }),
})

export const makeDataFile = endpoint({
  ...ofOne,
  path: '/admin/data-requests/{id}/file',
  summary:
    "A member's data, to be handed over in person; they are told by mail. Without health topics, which are theirs alone",
  input: z.object(at),
  output: z.object({ request: dataRequests.record, data: exportData.output }),
  errors: ['notFound', 'lookNeeded', 'conflict', 'rateLimited'],
})

export const closeDataRequest = endpoint({
  ...ofOne,
  path: '/admin/data-requests/{id}/close',
  summary: 'Ends a request: done, refused on a ground of the law, or taken back by the person',
  input: z
    .object({
      ...at,
      result: z.enum(['done', 'refused', 'withdrawn']),
      ground: z.enum(refusalGrounds).optional(),
      done_what: textField(1000).pipe(z.string().min(3, fieldMessages.required)),
      told: textField(1000).pipe(z.string().min(3, fieldMessages.required)),
    })
    .refine(({ result, ground }) => (result === 'refused') === (ground !== undefined), {
      path: ['ground'],
      message: texts.groundNeeded,
    }),
})
