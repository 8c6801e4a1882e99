import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { rowIdField } from '../../kernel/fields.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { reasonField } from '../../staff/fields.ts'

const id = rowIdField

export const gamePhone = z.object({
  id: z.int(),
  /** All but its end hidden. */
  phone: z.string(),
  /** Entries that it has brought. */
  entries: z.int(),
})

export const listGamePhones = endpoint({
  method: 'GET',
  path: '/admin/games/{id}/phones',
  realm: 'staff',
  permission: 'games.read',
  summary: 'Phones that a campaign is for, masked; found by their last digits',
  input: z.object({
    id,
    q: z
      .string()
      .trim()
      .regex(/^\d{0,10}$/)
      .optional(),
    ...pageInput,
  }),
  output: pageOf(gamePhone).extend({ total: z.int() }),
  errors: ['notFound'],
})

export const removeGamePhone = endpoint({
  method: 'POST',
  path: '/admin/games/{id}/phones/remove',
  realm: 'staff',
  permission: 'games.edit',
  errorsShownInPlace: true,
  summary: 'Take a phone from a campaign’s list; one that has entries stays',
  input: z.object({ id, phone: rowIdField, reason: reasonField }),
  output: z.object({ total: z.int() }),
  errors: ['notFound', 'conflict'],
})

/** What a file of phones would do, or has done: nothing of it where a row is wrong. */
export const phonesImportAnswer = z.object({
  added: z.int(),
  /** On the list already. */
  same: z.int(),
  /** Again in the same file. */
  twice: z.int(),
  /** How many rows are wrong; the first of them are told. */
  wrong: z.int(),
  errors: z.array(z.object({ row: z.int(), message: z.string() })),
})
export type PhonesImportAnswer = z.output<typeof phonesImportAnswer>
// `POST /admin/games/{id}/phones/import`: a form of `file` (CSV or XLSX), `dry_run` and `reason` (raw route).
// `GET /admin/games/{id}/phones/export`: the whole list as a file (raw route).
