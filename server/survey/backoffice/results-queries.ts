import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Column } from '../../platform/rows.ts'

/** Only answers that were sent count, and of each only what was put to it. */
const sent = `from survey_answer a where a.survey_id = $1 and a.state = 'sent'`

const totals = `
  select count(*)::int as begun, count(*) filter (where state = 'sent')::int as sent,
    count(rewarded)::int as rewarded
  from survey_answer where survey_id = $1`

export async function countAnswers(db: Db, surveyId: number) {
  const [counted] = await queryRows<{ begun: number; sent: number; rewarded: number }>(db, totals, [
    surveyId,
  ])
  return counted!
}

const reach = `
  select q as id, count(*)::int as asked, count(*) filter (where answers ? q)::int as answered
  from (select a.asked, a.answers ${sent}) a, unnest(a.asked) q group by q`

/** How many pharmacies were asked each question, and answered it. */
export function countReach(db: Db, surveyId: number) {
  return queryRows<{ id: string; asked: number; answered: number }>(db, reach, [surveyId])
}

/** A choice's own words count as `other`; a path unwraps lists and takes a single value as it is. */
const choices = `
  select q as id, case when starts_with(choice, 'other:') then 'other' else choice end as choice,
    count(*)::int as count
  from (select a.asked, a.answers ${sent}) a, unnest($2::text[]) q,
    lateral (select value #>> '{}' as choice
      from jsonb_path_query(a.answers -> q, '$[*]') as value) chosen
  where q = any(a.asked) group by 1, 2`

export function countChoices(db: Db, surveyId: number, questions: readonly string[]) {
  return queryRows<{ id: string; choice: string; count: number }>(db, choices, [
    surveyId,
    questions,
  ])
}

/** Taken out of the answers first: a median sorts, and whole answers would be sorted with it. */
const figures = `
  with answered as materialized (
    select q as id, (a.answers ->> q)::numeric as figure
    from (select a.asked, a.answers ${sent}) a, unnest($2::text[]) q where q = any(a.asked))
  select id, round(avg(figure), 2)::float8 as average,
    percentile_cont(0.5) within group (order by figure)::float8 as median,
    min(figure)::float8 as min, max(figure)::float8 as max
  from answered where figure is not null group by id`

export function countFigures(db: Db, surveyId: number, questions: readonly string[]) {
  return queryRows<{ id: string; average: number; median: number; min: number; max: number }>(
    db,
    figures,
    [surveyId, questions],
  )
}

/** The newest of what was said; each question stops reading when it has enough. */
const newest = `
  select q.id, said.store_code as "pharmacyCode", said.value
  from unnest($2::text[], $3::boolean[]) as q(id, own_words), lateral (
    select a.store_code, each.value from (
        select a.* ${sent} and q.id = any(a.asked) and a.answers ? q.id
        order by a.sent_at desc) a,
      lateral (select value #>> '{}' as value
        from jsonb_path_query(a.answers -> q.id, '$[*]') as value) each
    where not q.own_words or starts_with(each.value, 'other:')
    limit $4) said`

/** Texts, own words (`other:…`) or pictures of questions, newest first. */
export function listNewest(
  db: Db,
  surveyId: number,
  questions: readonly { id: string; ownWords: boolean }[],
  max: number,
) {
  const ids = questions.map(({ id }) => id)
  const own = questions.map(({ ownWords }) => ownWords)
  return queryRows<{
    id: string
    pharmacyCode: Column<'survey_answer', 'store_code'>
    value: string
  }>(db, newest, [surveyId, ids, own, max])
}
