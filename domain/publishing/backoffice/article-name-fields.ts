import { z } from 'zod'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { textField } from '../../kernel/fields.ts'
import { slugField } from '../../kernel/slug-field.ts'

/** What a category and a tag of articles have in common. */
export const articleNameRow = {
  id: z.int(),
  version: z.int(),
  name: z.string(),
  slug: z.string(),
  active: z.boolean(),
  /** Articles that name it and are in force or planned. */
  articles: z.int(),
}

export const articleNameFields = {
  name: textField(100).pipe(z.string().min(2, fieldMessages.required)),
  slug: slugField,
  active: z.boolean(),
}

export const articleNameFilters = { state: z.enum(['active', 'inactive']).optional() }
