import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { rowIdField, textField } from '../../kernel/fields.ts'
import { viewTexts as texts } from '../texts.ts'

const id = rowIdField
/** A kind of record, by the path of its resource: whoever may read its records may keep views of it. */
const list = z.string().min(1).max(60)
const name = textField(40).pipe(z.string().min(1, texts.nameNeeded))
/** What an address of the list has behind its path; empty for all of it. */
const query = z
  .string()
  .max(500)
  .regex(/^(\?[^#\s]*)?$/)

/** How somebody looks at a list: search, filters and order, by a name. */
export const savedViewSchema = z.object({
  id: z.int(),
  name: z.string(),
  query: z.string(),
  /** Seen by everybody who may read the list. */
  shared: z.boolean(),
  /** Whose it is; empty for one's own. */
  owner: z.string(),
  /** With it the list opens, for whoever asks. */
  is_default: z.boolean(),
})
export type SavedView = z.output<typeof savedViewSchema>

export const listViews = endpoint({
  method: 'GET',
  path: '/admin/views',
  realm: 'staff',
  permission: 'any',
  summary: 'Views of a list: one’s own, then those that others share, by name',
  input: z.object({ list }),
  output: z.array(savedViewSchema),
  errors: ['notFound', 'forbidden'],
})

export const addView = endpoint({
  method: 'POST',
  path: '/admin/views',
  realm: 'staff',
  permission: 'any',
  errorsShownInPlace: true,
  summary: 'Keep a view by a name; to share one takes the right to edit the records',
  input: z.object({ list, name, query, shared: z.boolean().default(false) }),
  output: savedViewSchema,
  errors: ['notFound', 'forbidden', 'conflict'],
})

export const changeView = endpoint({
  method: 'PUT',
  path: '/admin/views/{id}',
  realm: 'staff',
  permission: 'any',
  errorsShownInPlace: true,
  summary: 'Rename, share or point anew a view of one’s own',
  input: z.object({ id, name, query, shared: z.boolean() }),
  output: savedViewSchema,
  errors: ['notFound', 'forbidden', 'conflict'],
})

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/admin/views/{id}',
  realm: 'staff',
  permission: 'any',
  errorsShownInPlace: true,
  summary: 'Drop a view of one’s own, or a shared one with the right to edit the records',
  input: z.object({ id }),
  output: z.object({}),
  errors: ['notFound', 'forbidden'],
})

export const chooseDefaultView = endpoint({
  method: 'PUT',
  path: '/admin/views/default',
  realm: 'staff',
  permission: 'any',
  errorsShownInPlace: true,
  summary: 'With which view a list opens for whoever asks; null for all of it',
  input: z.object({ list, id: rowIdField.nullable() }),
  output: z.object({}),
  errors: ['notFound', 'forbidden'],
})
