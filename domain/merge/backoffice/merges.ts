import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { otpField, phoneField, rowIdField, textField, versionField } from '../../kernel/fields.ts'
import { resource, type RecordOf, type RowOf } from '../../resource.ts'
import { mergeForbids, mergeSides, mergeStates, phoneProofs } from '../kinds.ts'

const wordsField = textField(500).pipe(z.string().min(3, fieldMessages.required))

/** One of the two phones, and what proved that its holder is the same person. */
const mergedPhone = z.object({
  customer_id: z.int(),
  /** Masked, as in the list of customers. */
  name: z.string(),
  phone: z.string(),
  proof: z.enum(phoneProofs).nullable(),
})

/** Two phones that become one: started from the page of the customer whose phone goes. */
export const merges = resource({
  path: 'merges',
  permission: 'merges',
  subject: 'merge',
  adds: false,
  forgettable: ['why'],
  row: z.object({
    id: z.int(),
    version: z.int(),
    state: z.enum(mergeStates),
    from: mergedPhone,
    to: mergedPhone,
    started_by: z.string(),
    started_at: z.string(),
    ended_at: z.string().nullable(),
  }),
  fields: z.object({ why: wordsField }),
  filters: z.object({
    state: z.enum(mergeStates).optional(),
    proof: z.enum(phoneProofs).optional(),
    customer: rowIdField.optional(),
  }),
  sorts: ['newest'],
  detail: z.object({
    why: z.string(),
    from_words: z.string(),
    to_words: z.string(),
    /** Whom the four eyes leave out, by their accounts. */
    authors: z.array(z.int()),
    /** How many of each kind moved, once it is done. */
    moved: z.record(z.string(), z.int()),
    ended_by: z.string(),
    ended_why: z.string(),
  }),
})
export type Merge = RowOf<typeof merges>
export type MergeRecord = RecordOf<typeof merges>

export const newMergeFields = z.object({ to_phone: phoneField, why: wordsField })

export const startMerge = endpoint({
  method: 'POST',
  path: '/admin/customers/{id}/merges',
  realm: 'staff',
  permission: 'merges.edit',
  errorsShownInPlace: true,
  summary: "Starts a merge of an open customer's phone, which goes, into another one, which stays",
  input: newMergeFields.extend({ id: rowIdField }),
  output: merges.record,
  errors: ['notFound', 'lookNeeded', 'conflict'],
})

const ofOne = {
  method: 'POST',
  realm: 'staff',
  permission: 'merges.edit',
  errorsShownInPlace: true,
  output: merges.record,
  current: merges.record,
  errors: ['notFound', 'conflict'],
} as const
const at = { id: rowIdField, version: versionField }
const ofSide = { ...at, side: z.enum(mergeSides) }

export const previewMerge = endpoint({
  method: 'GET',
  path: '/admin/merges/{id}/preview',
  realm: 'staff',
  permission: 'merges.read',
  summary: 'What would move now, found by carrying it out and taking it back; and what forbids it',
  input: z.object({ id: rowIdField }),
  output: z.object({
    forbids: z.enum(mergeForbids).nullable(),
    moved: z.record(z.string(), z.int()),
  }),
  errors: ['notFound', 'conflict'],
})

export const sendMergeCode = endpoint({
  ...ofOne,
  path: '/admin/merges/{id}/code',
  summary: 'Sends a one-time code to one of the phones, within the limits of all codes',
  input: z.object(ofSide),
  errors: ['notFound', 'conflict', 'rateLimited', 'codeNotSent'],
})

export const proveByCode = endpoint({
  ...ofOne,
  path: '/admin/merges/{id}/prove-by-code',
  summary: 'Whoever holds the phone read out the code that was sent to it',
  input: z.object({ ...ofSide, code: otpField }),
  errors: [
    'notFound',
    'conflict',
    'otpNotValid',
    'otpExpired',
    'otpTooManyAttempts',
    'rateLimited',
  ],
})

export const proveByWords = endpoint({
  ...ofOne,
  path: '/admin/merges/{id}/prove-by-words',
  summary: 'What staff saw where a phone is lost; somebody else carries the merge out then',
  input: z.object({ ...ofSide, words: wordsField }),
})

export const carryOutMerge = endpoint({
  ...ofOne,
  path: '/admin/merges/{id}/carry-out',
  summary: 'Makes one of the two when codes proved both phones',
  input: z.object(at),
  errors: ['notFound', 'conflict', 'forbidden'],
})

export const approveMerge = endpoint({
  ...ofOne,
  path: '/admin/merges/{id}/approve',
  permission: 'merges.approve',
  summary:
    'Makes one of the two when words proved a phone, by a person who neither started nor vouched',
  input: z.object(at),
  errors: ['notFound', 'conflict', 'forbidden'],
})

export const cancelMerge = endpoint({
  ...ofOne,
  path: '/admin/merges/{id}/cancel',
  summary: 'Ends a merge that waits; nothing was moved',
  input: z.object({ ...at, why: wordsField }),
})
