import { sql } from 'kysely'
import { hours } from '#domain/kernel/durations.ts'
import { questionTexts } from '#domain/question/texts.ts'
import { answers } from '#seed/experts/answers/index.ts'
import { expertCategories } from '#seed/experts/categories.ts'
import { people as experts } from '#seed/experts/people.ts'
import { openQuestions } from '#seed/experts/questions.ts'
import { expertPhoto, toAnswer } from '#seed/experts/to-answer.ts'
import type { Context } from '#server/context.ts'
import { loadAnswers } from '#server/publishing/index.ts'
import { loadQuestions } from '#server/question/index.ts'
import { findPeople, lifeOf } from './publishing.ts'

/**
 * The experts, what they have answered and what still waits, once: into a new demo as into an older one that has no
 * category of experts.
 */
export async function loadExperts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load what is answered'))`.execute(trx)
    const people = await findPeople(trx)
    if (!people) return false
    const categoryIds = await loadAnswers(trx, {
      categories: expertCategories.map((category, sort) => ({ ...category, sort })),
      experts: Object.entries(experts).map(([key, { categories, ...person }], sort) => ({
        ...person,
        key,
        sort,
        categories,
        photo: { src: expertPhoto(key), alt: person.name },
      })),
      answers: Object.entries(answers).flatMap(([category, some]) =>
        some.map((answer) => ({
          ...lifeOf(people, clock, answer.daysAgo),
          slug: answer.slug,
          askedBy: answer.askedBy,
          body: { ...toAnswer(answer), expert: answer.expert, category },
        })),
      ),
    })
    if (!categoryIds) return false
    const ago = (count: number) => new Date(clock.now().getTime() - hours(count))
    await loadQuestions(
      trx,
      // In the order in which they came.
      openQuestions
        .toSorted((a, b) => b.hoursAgo - a.hoursAgo)
        .map(({ category, hoursAgo, urgent = false, ...asked }) => ({
          ...asked,
          urgent,
          category_id: categoryIds.get(category)!,
          consent: questionTexts.consent,
          created_at: ago(hoursAgo),
          member_id: null,
          assigned_to: null,
          item_id: null,
          answered_how: null,
          revision_id: null,
          ended_at: null,
          forgotten_at: null,
        })),
    )
    return true
  })
}
