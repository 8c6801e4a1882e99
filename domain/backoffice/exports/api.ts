import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { exportFormats } from '../../export-formats.ts'

const id = z.coerce.number().int().min(1).max(2_147_483_647)

/** A file of a list that the worker makes, or has made. */
export const exportFileSchema = z.object({
  id: z.int(),
  /** As it is called when it is fetched: `nhan-vien-2026-11-24.csv`. */
  name: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  asked_at: z.string(),
  /** When it is thrown away. */
  kept_until: z.string(),
  /** Of one that is done. */
  rows: z.int().optional(),
  bytes: z.int().optional(),
  /** Why there is none, in Vietnamese. */
  failure: z.string().optional(),
  /** How often it was fetched. */
  downloads: z.int(),
})
export type ExportFile = z.output<typeof exportFileSchema>

export const listExports = endpoint({
  method: 'GET',
  path: '/admin/exports',
  realm: 'staff',
  permission: 'any',
  summary: 'Files that whoever asks had made, newest first',
  input: z.object({}),
  output: z.array(exportFileSchema),
  errors: [],
})

export const orderExport = endpoint({
  method: 'POST',
  path: '/admin/exports',
  realm: 'staff',
  permission: 'any',
  errorsShownInPlace: true,
  summary: 'Have a file made of what a list finds; it takes the right to read the list',
  input: z.object({
    /** The path of the list’s resource. */
    list: z.string().min(1).max(60),
    format: z.enum(exportFormats),
    /** What narrows and sorts the list, as it is asked for itself. */
    asked: z.record(z.string().max(60), z.string().max(200)),
  }),
  output: exportFileSchema,
  errors: ['notFound', 'forbidden', 'conflict'],
})
// `GET /admin/exports/{id}/file`: the file, for whoever had it made (raw route).

export const exportId = z.object({ id })
