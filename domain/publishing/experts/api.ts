import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { textField } from '../../kernel/fields.ts'
import { pageInput, pageOf } from '../../paging.ts'
import type { RichText } from '../../richtext/document.ts'
import { shownPicture } from '../article.ts'

const name = z.object({ id: z.int(), name: z.string(), slug: z.string() })
const slug = z.string().min(1).max(200)

/** A category by its number or its slug. */
export const categoryRef = z.union([z.int().min(1), z.string().min(1).max(200)])

export const shownExpert = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  speciality: z.string(),
  workplace: z.string(),
  photo: shownPicture.nullable(),
  bio: z.string(),
  categories: z.array(name),
})
export type ShownExpert = z.output<typeof shownExpert>

export const answeredQuestion = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** As others may read it. */
  question: z.string(),
  /** The words of the answer alone. */
  answer: z.string(),
  expert: shownExpert.omit({ bio: true, categories: true }),
  category: name,
  answered_at: z.string(),
  /** Masked: `Nguyễn T. H.` */
  asked_by: z.string(),
})
export type AnsweredQuestion = z.output<typeof answeredQuestion>

export const wholeAnswer = answeredQuestion.extend({
  /** A document (domain/richtext/document.ts). */
  content: z.custom<RichText>((value) => typeof value === 'object' && value !== null),
  updated_at: z.string(),
  reviewed_by: z.string().optional(),
  reviewed_at: z.string().optional(),
  related: z.array(answeredQuestion),
})
export type WholeAnswer = z.output<typeof wholeAnswer>

const cache = { tags: ['content:answer'], maxAge: 0 } as const

export const listExperts = endpoint({
  method: 'GET',
  path: '/experts',
  realm: 'none',
  summary: 'Experts in the order of the shop, of one category or all',
  input: z.object({ category: slug.optional() }),
  output: z.array(shownExpert),
  errors: [],
  cache,
})

export const listExpertCategories = endpoint({
  method: 'GET',
  path: '/admin/consultants_categories',
  realm: 'none',
  summary: 'Categories of experts and questions with how many answers each has',
  input: z.object({}),
  output: z.array(name.extend({ description: z.string(), count: z.int() })),
  errors: [],
  cache,
})

export const listAnswers = endpoint({
  method: 'GET',
  path: '/expert-answers',
  realm: 'none',
  summary: 'Answered questions, newest first; of a category, with words',
  input: z.object({
    category: slug.optional(),
    search: textField(100).optional(),
    ...pageInput,
  }),
  output: pageOf(answeredQuestion),
  errors: [],
  cache,
})

export const getAnswer = endpoint({
  method: 'GET',
  path: '/expert-answers/{slug}',
  realm: 'none',
  summary: 'One answered question; by an old address it is found with the one it has now',
  input: z.object({ slug }),
  output: wholeAnswer,
  errors: ['notFound'],
  cache,
})

/** The specification's call, in one answer. */
export const listConsultants = endpoint({
  method: 'POST',
  path: '/admin/consultants/website',
  realm: 'none',
  summary: 'Experts and answered questions, of one category or all',
  input: z.object({
    category: categoryRef.optional(),
    search: textField(100).optional(),
    ...pageInput,
  }),
  output: z.object({ experts: z.array(shownExpert), questions: pageOf(answeredQuestion) }),
  errors: [],
})
