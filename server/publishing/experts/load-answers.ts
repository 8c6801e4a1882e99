import type { Insertable } from 'kysely'
import type { AnswerBody } from '#domain/publishing/answer.ts'
import type { Db } from '../../platform/db.ts'
import { insertPublished, type LoadedContent } from '../load-published.ts'
import type { PublishingTables } from '../tables.ts'

interface LoadedExpert extends Omit<
  Insertable<PublishingTables['expert']>,
  'photo' | 'category_ids'
> {
  key: string
  photo: { src: string; alt: string }
  /** Slugs. */
  categories: readonly string[]
}

interface LoadedAnswer extends Omit<LoadedContent, 'kind' | 'body'> {
  askedBy: string
  body: Omit<AnswerBody, 'expert_id' | 'category_id'> & { expert: string; category: string }
}

export interface LoadedAnswers {
  categories: readonly Insertable<PublishingTables['expert_category']>[]
  experts: readonly LoadedExpert[]
  answers: readonly LoadedAnswer[]
}

/**
 * Experts with what they have answered, as it came to be elsewhere, into a shop that has none. Gives the numbers of
 * the categories by their slugs; null, and nothing written, where there is a category already.
 */
export async function loadAnswers(
  trx: Db,
  { categories, experts, answers }: LoadedAnswers,
): Promise<ReadonlyMap<string, number> | null> {
  const known = await trx.selectFrom('expert_category').select('id').limit(1).execute()
  if (known.length > 0) return null
  const made = await trx
    .insertInto('expert_category')
    .values([...categories])
    .returning(['id', 'slug'])
    .execute()
  const categoryIds = new Map(made.map(({ id, slug }) => [slug, id]))
  const people = await trx
    .insertInto('expert')
    .values(
      experts.map(({ key: _key, photo, categories: of, ...person }) => ({
        ...person,
        photo: JSON.stringify(photo),
        category_ids: of.map((slug) => categoryIds.get(slug)!),
      })),
    )
    .returning(['id', 'name'])
    .execute()
  const expertIds = new Map(
    experts.map(({ key, name }) => [key, people.find((person) => person.name === name)!.id]),
  )
  const ids = await insertPublished(
    trx,
    answers.map(({ askedBy: _askedBy, body: { expert, category, ...body }, ...content }) => ({
      ...content,
      kind: 'answer' as const,
      body: {
        ...body,
        expert_id: expertIds.get(expert)!,
        category_id: categoryIds.get(category)!,
      },
    })),
  )
  const askers = answers.map(({ slug, askedBy }) => {
    return { item_id: ids.get(`answer ${slug}`)!, name: askedBy }
  })
  await trx.insertInto('content_asker').values(askers).execute()
  return categoryIds
}
