import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { dayField, rowIdField, textField, versionField } from '../../kernel/fields.ts'
import { resource, type RecordOf, type RowOf } from '../../resource.ts'
import { reasonField } from '../../staff/fields.ts'
import { batchTexts as texts } from './texts.ts'

export const batchKinds = ['single', 'combo', 'test'] as const
export const batchStates = ['issuing', 'ready', 'recalled'] as const
/** `ranges`: a code is good only once the range it was printed in is activated. */
export const activations = ['all', 'ranges'] as const

/** As many as one file for a printer holds; more are issued by the command. */
export const maxIssued = 500_000
export const maxBatchPoint = 1_000_000

const serial = z.int().min(1).max(5_000_000)
const codePart = (max: number) =>
  textField(max).transform((text) => text.toUpperCase().replaceAll(' ', ''))

/** What both an issued and an imported batch are made of. */
export const batchTerms = z.object({
  name: textField(60).pipe(z.string().min(3, fieldMessages.required)),
  kind: z.enum(batchKinds),
  /** Of a set of boxes its prefix. */
  product_code: codePart(20).pipe(z.string().min(2, fieldMessages.required)),
  /** What one code brings, all boxes of a set together. */
  point: z.int().min(0).max(maxBatchPoint),
  activation: z.enum(activations),
})

export const batchFields = z.object({
  lot: textField(40).default(''),
  product_expires_on: dayField.nullable().default(null),
  /** The last Vietnam day on which its codes earn. */
  earn_until: dayField.nullable().default(null),
  note: textField(500).default(''),
})

/** Genuine codes that were issued or imported together. */
export const codeBatches = resource({
  path: 'code-batches',
  permission: 'codes',
  subject: 'codeBatch',
  addingNeedsReason: true,
  row: z.object({
    id: z.int(),
    version: z.int(),
    ...batchTerms.shape,
    product_name: z.string().nullable(),
    lot: z.string(),
    state: z.enum(batchStates),
    /** While it is issued, how many there will be. */
    count: z.int(),
    activated: z.int(),
    entered: z.int(),
    created_at: z.string(),
  }),
  once: z.object({
    ...batchTerms.shape,
    /** Three characters; left empty it is made from the product's code. */
    prefix: codePart(3).default(''),
    count: z.int().min(1).max(maxIssued),
    /** Whose key opens the printer's file. */
    recipient: textField(100).pipe(z.string().startsWith('age1', texts.recipient)),
  }),
  fields: batchFields,
  filters: z.object({
    state: z.enum(batchStates).optional(),
    kind: z.enum(batchKinds).optional(),
    product: textField(20).optional(),
  }),
  sorts: ['created', 'name', 'entered'],
  detail: z.object({
    product_expires_on: z.string().nullable(),
    earn_until: z.string().nullable(),
    note: z.string(),
    prefix: z.string(),
    boxes: z.int(),
    source: z.enum(['generated', 'imported']),
    recipient: z.string(),
    created_by: z.string(),
    /** The printer's list can be fetched. */
    has_file: z.boolean(),
    /** Its codes were made with another key: they all read as wrong. */
    other_key: z.boolean(),
    recalled_at: z.string().nullable(),
    recall_reason: z.string(),
    /** Activated ranges, in the order of their codes. */
    ranges: z.array(
      z.object({
        first: z.int(),
        last: z.int(),
        by: z.string(),
        at: z.string(),
        reason: z.string(),
      }),
    ),
    /** Of its codes: entered by members, at counters, used up by a box that came back; and reports of it. */
    entered_by_members: z.int(),
    entered_at_counters: z.int(),
    came_back: z.int(),
    reports: z.int(),
  }),
})
export type CodeBatch = RowOf<typeof codeBatches>
export type CodeBatchRecord = RecordOf<typeof codeBatches>

const ofOne = {
  realm: 'staff',
  permission: 'codes.edit',
  errorsShownInPlace: true,
  output: codeBatches.record,
  errors: ['notFound', 'conflict'],
} as const

export const activateCodes = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/admin/code-batches/{id}/activate',
  summary: 'Codes from one place of the printed list to another are good from now on',
  input: z.object({ id: rowIdField, first: serial, last: serial, reason: reasonField }),
})

export const recallCodes = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/admin/code-batches/{id}/recall',
  summary: 'Nobody earns by codes of this batch any more; whoever enters one is told why',
  input: z.object({
    id: rowIdField,
    version: versionField,
    /** What customers read. */
    told: textField(300).pipe(z.string().min(10, texts.toldNeeded)),
    reason: reasonField,
  }),
  current: codeBatches.record,
})

/** A printer's list, as a form's file: what became of it, or in a dry run would. */
const takenOverSchema = z.object({
  codes: z.int(),
  written: z.boolean(),
  /** With any, nothing is imported; the first hundred are told. */
  wrong: z.int(),
  problems: z.array(z.object({ line: z.int(), problem: z.string() })),
  batch_id: z.int().nullable(),
})
export type TakenOver = z.output<typeof takenOverSchema>

/** A code's line of ten signs, some hundred thousand times. */
export const maxListBytes = 4 * 1024 * 1024
