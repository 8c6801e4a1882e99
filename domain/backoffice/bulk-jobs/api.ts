import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { rowIdField } from '../../kernel/fields.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { reasonField } from '../../staff/fields.ts'

/** Ids that somebody may send; more are meant by what the list is narrowed by. */
export const maxTicked = 5000

export const bulkJobStates = ['running', 'stopped', 'done'] as const
export const bulkOutcomes = ['refused', 'done', 'same', 'left'] as const
export type BulkOutcomeName = (typeof bulkOutcomes)[number]

/** An action on many records that the worker carries out, row by row. */
export const bulkJobSchema = z.object({
  id: z.int(),
  /** The path of the list, and what is done as the audit calls it: `Ghi nhân viên đã nghỉ`. */
  list: z.string(),
  title: z.string(),
  reason: z.string(),
  /** Who asked. */
  by: z.string(),
  state: z.enum(bulkJobStates),
  /** Why it stopped, where it was not whoever asked; Vietnamese. */
  halt: z.string().optional(),
  total: z.int(),
  done: z.int(),
  same: z.int(),
  refused: z.int(),
  left: z.int(),
  asked_at: z.string(),
  /** When it ended or stopped. */
  ended_at: z.string().optional(),
  /** What whoever asks may do now. */
  can_stop: z.boolean(),
  can_resume: z.boolean(),
})
export type BulkJob = z.output<typeof bulkJobSchema>

const bulkJobDetailSchema = bulkJobSchema.extend({
  /** Why rows were refused, the most frequent first; twenty at most. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
})

export const bulkJobRowSchema = z.object({
  id: z.string(),
  /** As people call it now; empty for one that is gone. */
  title: z.string(),
  outcome: z.enum(bulkOutcomes),
  reason: z.string().optional(),
})
export type BulkJobRow = z.output<typeof bulkJobRowSchema>

export const getBulkLimits = endpoint({
  method: 'GET',
  path: '/admin/bulk-jobs/limits',
  realm: 'staff',
  permission: 'any',
  summary: 'How many rows one action may be for',
  input: z.object({}),
  output: z.object({ max_rows: z.int() }),
  errors: [],
})

export const listBulkJobs = endpoint({
  method: 'GET',
  path: '/admin/bulk-jobs',
  realm: 'staff',
  permission: 'any',
  summary: 'Actions on many rows, newest first: one’s own, or with `audit.read` all of them',
  input: z.object({ of: z.enum(['me', 'all']).default('me'), ...pageInput }),
  output: pageOf(bulkJobSchema),
  errors: [],
})

export const orderBulkJob = endpoint({
  method: 'POST',
  path: '/admin/bulk-jobs',
  realm: 'staff',
  permission: 'any',
  idempotent: true,
  errorsShownInPlace: true,
  summary:
    'Have an action carried out on these, or on all that the list finds now; it takes the right to edit the list',
  input: z.object({
    /** The path of the list’s resource, and an action of it. */
    list: z.string().min(1).max(60),
    action: z.string().min(1).max(60),
    ids: z
      .array(z.union([rowIdField, z.string().max(80)]))
      .min(1)
      .max(maxTicked)
      .optional(),
    /** Instead of `ids`: what narrows the list, as it is asked for itself. */
    found: z.record(z.string().max(60), z.string().max(200)).optional(),
    reason: reasonField,
  }),
  output: bulkJobSchema,
  errors: ['notFound', 'forbidden', 'conflict'],
})

export const getBulkJob = endpoint({
  method: 'GET',
  path: '/admin/bulk-jobs/{id}',
  realm: 'staff',
  permission: 'any',
  summary: 'One of them with how far it is; of whoever asked, or with `audit.read` anybody’s',
  input: z.object({ id: rowIdField }),
  output: bulkJobDetailSchema,
  errors: ['notFound'],
})

export const listBulkRows = endpoint({
  method: 'GET',
  path: '/admin/bulk-jobs/{id}/rows',
  realm: 'staff',
  permission: 'any',
  summary: 'Its rows by what became of them; it takes the right to read the list besides',
  input: z.object({
    id: rowIdField,
    outcome: z.enum(bulkOutcomes).default('refused'),
    ...pageInput,
  }),
  output: pageOf(bulkJobRowSchema),
  errors: ['notFound', 'forbidden'],
})

export const stopBulkJob = endpoint({
  method: 'POST',
  path: '/admin/bulk-jobs/{id}/stop',
  realm: 'staff',
  permission: 'any',
  summary:
    'Nothing more is done than the row in hand; by whoever asked, or with `audit.read` and the list’s right to edit',
  input: z.object({ id: rowIdField }),
  output: bulkJobSchema,
  errors: ['notFound', 'forbidden', 'conflict'],
})

export const resumeBulkJob = endpoint({
  method: 'POST',
  path: '/admin/bulk-jobs/{id}/resume',
  realm: 'staff',
  permission: 'any',
  summary:
    'It goes on with the rows that are left; by whoever asked, as long as they may edit the list',
  input: z.object({ id: rowIdField }),
  output: bulkJobSchema,
  errors: ['notFound', 'forbidden', 'conflict'],
})
// `GET /admin/bulk-jobs/{id}/file?outcome=`: those rows as CSV (raw route).

export const bulkFileInput = z.object({
  id: rowIdField,
  outcome: z.enum([...bulkOutcomes, 'all']).default('refused'),
})
