import { z } from 'zod'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { fullNameField, textField } from '../../kernel/fields.ts'
import { slugField } from '../../kernel/slug-field.ts'
import { resource, type RowOf } from '../../resource.ts'
import { shownPicture } from '../article.ts'
import { expertTexts as texts } from './texts.ts'

const id = z.int().min(1).max(2_147_483_647)
const sort = z.int().min(0).max(9999).default(0)
const filters = z.object({ state: z.enum(['active', 'inactive']).optional() })
const required = (max: number) => textField(max).pipe(z.string().min(2, fieldMessages.required))

/** Who answers questions, as the public reads of them. */
export const experts = resource({
  path: 'experts',
  permission: 'experts',
  subject: 'expert',
  row: z.object({
    id: z.int(),
    version: z.int(),
    name: z.string(),
    title: z.string(),
    speciality: z.string(),
    workplace: z.string(),
    category_ids: z.array(z.int()),
    photo: shownPicture.nullable(),
    sort: z.int(),
    active: z.boolean(),
    /** In force or planned. */
    answers: z.int(),
  }),
  fields: z.object({
    name: fullNameField,
    title: required(150),
    speciality: required(150),
    workplace: textField(150).default(''),
    photo: shownPicture
      .refine(({ alt }) => alt !== '', { error: texts.photoAlt })
      .nullable()
      .default(null),
    bio: textField(1500).default(''),
    category_ids: z.array(id).max(20).default([]),
    /** The lower, the further in front; of the same by name. */
    sort,
    active: z.boolean(),
  }),
  detail: z.object({ bio: z.string() }),
  filters,
  sorts: ['sort', 'name', 'answers'],
  actions: ['activate', 'deactivate'],
})
export type Expert = RowOf<typeof experts>

/** What questions and experts are sorted by. */
export const expertCategories = resource({
  path: 'expert-categories',
  permission: 'experts',
  subject: 'expertCategory',
  row: z.object({
    id: z.int(),
    version: z.int(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    sort: z.int(),
    active: z.boolean(),
    answers: z.int(),
  }),
  fields: z.object({
    name: required(100),
    slug: slugField,
    description: textField(300).default(''),
    sort,
    active: z.boolean(),
  }),
  filters,
  sorts: ['sort', 'name', 'answers'],
  actions: ['activate', 'deactivate'],
})
export type ExpertCategory = RowOf<typeof expertCategories>
