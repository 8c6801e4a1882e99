import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { dayField, rowIdField, textField, versionField } from '../../kernel/fields.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { lookCauses, lookReasons, lookTasks, maxNoteLength, maxTags } from '../looks.ts'
import { customerTexts as texts } from '../texts.ts'

export const customerKinds = ['member', 'guest', 'erased'] as const
export type CustomerKind = (typeof customerKinds)[number]

const id = rowIdField

export const customerRow = z.object({
  id: z.int(),
  /** All but the given name masked. */
  name: z.string(),
  /** All but the last three digits masked; empty once erased. */
  phone: z.string(),
  kind: z.enum(customerKinds),
  tags: z.array(z.string()),
  since: z.string(),
})
export type CustomerRow = z.output<typeof customerRow>

/** More orders than so many are not counted in the list. */
export const maxOrdersCounted = 100

export const listedCustomer = customerRow.extend({
  /** Under their phone or as a member, up to `maxOrdersCounted`. */
  orders: z.int(),
  last_order_at: z.string().nullable(),
})
export type ListedCustomer = z.output<typeof listedCustomer>

export const listCustomers = endpoint({
  method: 'GET',
  path: '/admin/customers',
  realm: 'staff',
  permission: 'customers.read',
  summary:
    'Customers, masked, the newest first: by words of the name, a phone or its last digits, a loyalty number, the code of an order or of a box',
  input: z.object({
    q: textField(80).optional(),
    kind: z.enum(customerKinds).optional(),
    tag: textField(40).optional(),
    ...pageInput,
  }),
  output: pageOf(listedCustomer),
  errors: [],
})

export const listCustomerTags = endpoint({
  method: 'GET',
  path: '/admin/customers/tags',
  realm: 'staff',
  permission: 'customers.read',
  summary: 'Tags that customers bear, the most frequent first',
  input: z.object({}),
  output: z.array(z.string()),
  errors: [],
})

/** Who it is, masked until their data is open for whoever asks, and until when it is. */
export const customerHead = customerRow.extend({
  version: z.int(),
  open_until: z.string().nullable(),
})
export type CustomerHead = z.output<typeof customerHead>

export const getCustomer = endpoint({
  method: 'GET',
  path: '/admin/customers/{id}',
  realm: 'staff',
  permission: 'customers.read',
  summary: 'One customer, masked until a reason was given; the rest opens with it too',
  input: z.object({ id }),
  output: customerHead,
  errors: ['notFound'],
})

const minWords = 3
const needsWords = { path: ['words'], message: texts.wordsNeeded }
const lookShape = { cause: z.enum(lookReasons), words: textField(200).default('') }

/** What is asked for when none of the reasons of the list fits. */
export const otherReason = z.object({
  words: textField(200).pipe(z.string().min(minWords, texts.wordsNeeded)),
})

export const openCustomer = endpoint({
  method: 'POST',
  path: '/admin/customers/{id}/looks',
  realm: 'staff',
  permission: 'customers.read',
  errorsShownInPlace: true,
  summary: "Opens a customer's data for half an hour, for the one who asks; that and why is kept",
  input: z
    .object({ id, ...lookShape })
    .refine(({ cause, words }) => cause !== 'other' || words.length >= minWords, needsWords),
  output: customerHead,
  errors: ['notFound', 'rateLimited'],
})

export const openCustomerOfTask = endpoint({
  method: 'POST',
  path: '/admin/customers/of-task',
  realm: 'staff',
  permission: 'customers.read',
  errorsShownInPlace: true,
  summary: 'Opens the customer whom an order, a chat, a return request or a question names',
  input: z.object({ task: z.enum(lookTasks), ref: z.string().min(1).max(40) }),
  output: z.object({ id: z.int() }),
  errors: ['notFound', 'forbidden', 'rateLimited'],
})

export const customerNote = z.object({
  id: z.int(),
  words: z.string(),
  by: z.string(),
  /** Whoever reads it wrote it. */
  own: z.boolean(),
  at: z.string(),
})
export type CustomerNote = z.output<typeof customerNote>

export const noteFields = z.object({
  words: textField(maxNoteLength).pipe(z.string().min(1, fieldMessages.required)),
})

export const addCustomerNote = endpoint({
  method: 'POST',
  path: '/admin/customers/{id}/notes',
  realm: 'staff',
  permission: 'customers.edit',
  errorsShownInPlace: true,
  summary: 'Writes a note about a customer, for colleagues',
  input: noteFields.extend({ id }),
  output: z.array(customerNote),
  errors: ['notFound', 'lookNeeded'],
})

export const removeCustomerNote = endpoint({
  method: 'POST',
  path: '/admin/customers/{id}/notes/{note}/remove',
  realm: 'staff',
  permission: 'customers.edit',
  errorsShownInPlace: true,
  summary: 'Takes back a note that one wrote oneself',
  input: z.object({ id, note: rowIdField }),
  output: z.array(customerNote),
  errors: ['notFound', 'lookNeeded'],
})

export const tagFields = z.object({
  tags: z.array(textField(40).pipe(z.string().min(1, texts.tagEmpty))).max(maxTags),
})

export const tagCustomer = endpoint({
  method: 'PUT',
  path: '/admin/customers/{id}/tags',
  realm: 'staff',
  permission: 'customers.edit',
  errorsShownInPlace: true,
  summary: "A customer's tags, all of them",
  input: tagFields.extend({ id, version: versionField }),
  output: customerHead,
  current: customerHead,
  errors: ['notFound', 'lookNeeded', 'conflict'],
})

export const endCustomerSession = endpoint({
  method: 'POST',
  path: '/admin/customers/{id}/sessions/{session}/end',
  realm: 'staff',
  permission: 'customers.edit',
  errorsShownInPlace: true,
  summary: "Logs one of a member's devices out, as they ask",
  input: z.object({ id, session: rowIdField }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'lookNeeded'],
})

export const lookRow = z.object({
  id: z.int(),
  at: z.string(),
  staff: z.string(),
  cause: z.enum(lookCauses),
  task: z.object({ kind: z.enum(lookTasks), ref: z.string() }).nullable(),
  words: z.string(),
  customer: z.object({ id: z.int(), name: z.string(), phone: z.string() }),
})
export type LookRow = z.output<typeof lookRow>

export const listLooks = endpoint({
  method: 'GET',
  path: '/admin/customer-looks',
  realm: 'staff',
  permission: 'customers.looks',
  summary: 'Who opened whose data, when and why, the newest first',
  input: z.object({
    staff_id: rowIdField.optional(),
    cause: z.enum(lookCauses).optional(),
    /** Without those that a task led to. */
    own: z.enum(['yes']).optional(),
    customer: rowIdField.optional(),
    from: dayField.optional(),
    to: dayField.optional(),
    ...pageInput,
  }),
  output: pageOf(lookRow),
  errors: [],
})
