import { z } from 'zod'
import { textField } from '../../kernel/fields.ts'
import { resource, type RowOf } from '../../resource.ts'
import { articleNameFields, articleNameFilters, articleNameRow } from './article-name-fields.ts'

/** Categories of the health blog: an article has one. */
export const articleCategories = resource({
  path: 'article-categories',
  permission: 'content',
  subject: 'articleCategory',
  row: z.object({ ...articleNameRow, description: z.string(), sort: z.int() }),
  fields: z.object({
    ...articleNameFields,
    description: textField(300).default(''),
    /** The lower, the further in front; of the same by name. */
    sort: z.int().min(0).max(9999).default(0),
  }),
  filters: z.object(articleNameFilters),
  sorts: ['sort', 'name', 'articles'],
  actions: ['activate', 'deactivate'],
})
export type ArticleCategory = RowOf<typeof articleCategories>
