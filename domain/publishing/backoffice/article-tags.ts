import { z } from 'zod'
import { resource, type RowOf } from '../../resource.ts'
import { articleNameFields, articleNameFilters, articleNameRow } from './article-name-fields.ts'

/** Tags of the health blog: an article has up to ten. */
export const articleTags = resource({
  path: 'article-tags',
  permission: 'content',
  subject: 'articleTag',
  row: z.object(articleNameRow),
  fields: z.object(articleNameFields),
  filters: z.object(articleNameFilters),
  sorts: ['name', 'articles'],
  actions: ['activate', 'deactivate'],
})
export type ArticleTag = RowOf<typeof articleTags>
