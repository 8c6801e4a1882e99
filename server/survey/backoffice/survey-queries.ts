import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Row } from '../../platform/rows.ts'
import type { SurveyStatus } from '../tables.ts'

/** What the back office writes of a survey, as on the wire. */
export type SurveyFields = Row<
  'survey',
  | 'title'
  | 'intro'
  | 'thanks'
  | 'access'
  | 'store_codes'
  | 'opens_on'
  | 'closes_on'
  | 'reward_points'
  | 'questions'
>

export interface StoredSurvey extends SurveyFields, Row<'survey', 'id' | 'status' | 'version'> {
  begun: number
  sent: number
}

const counts = `
  (select count(*) from survey_answer a where a.survey_id = s.id)::int as begun,
  (select count(*) from survey_answer a where a.survey_id = s.id and a.state = 'sent')::int as sent`
const columns = `s.id, s.title, s.intro, s.thanks, s.access, s.store_codes, s.opens_on, s.closes_on,
  s.reward_points, s.questions, s.status, s.version, ${counts}`

const byId = `select ${columns} from survey s where s.id = $1`
const lock = `${byId} for no key update of s`

export async function findSurvey(db: Db, id: number): Promise<StoredSurvey | null> {
  const [found] = await queryRows<StoredSurvey>(db, byId, [id])
  return found ?? null
}

/** With its row held. */
export async function lockSurvey(trx: Db, id: number): Promise<StoredSurvey | null> {
  const [found] = await queryRows<StoredSurvey>(trx, lock, [id])
  return found ?? null
}

const insert = `
  insert into survey (title, intro, thanks, access, store_codes, opens_on, closes_on, reward_points,
    questions, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning id`

/** As a draft; its id. */
export async function insertSurvey(trx: Db, fields: SurveyFields, at: Date): Promise<number> {
  const [added] = await queryRows<Row<'survey', 'id'>>(trx, insert, [...valuesOf(fields), at])
  return added!.id
}

const update = `
  update survey set title = $1, intro = $2, thanks = $3, access = $4, store_codes = $5, opens_on = $6,
    closes_on = $7, reward_points = $8, questions = $9, updated_at = $10, version = version + 1
  where id = $11`

export async function updateSurvey(
  trx: Db,
  id: number,
  fields: SurveyFields,
  at: Date,
): Promise<void> {
  await queryRows(trx, update, [...valuesOf(fields), at, id])
}

const move = `
  update survey set status = $2, updated_at = $3, version = version + 1,
    published_at = case when $2 = 'published' then coalesce(published_at, $3) else published_at end
  where id = $1`

export async function moveSurveyRow(trx: Db, id: number, to: SurveyStatus, at: Date) {
  await queryRows(trx, move, [id, to, at])
}

function valuesOf(fields: SurveyFields): unknown[] {
  const { title, intro, thanks, access, store_codes, opens_on, closes_on } = fields
  const questions = JSON.stringify(fields.questions)
  const first = [title, intro, thanks, access, store_codes, opens_on, closes_on]
  return [...first, fields.reward_points, questions]
}

const orders = {
  title: 'vn_fold(title), id desc',
  '-title': 'vn_fold(title) desc, id desc',
  closes: 'closes_on, id desc',
  '-closes': 'closes_on desc, id desc',
} as const

/** Answers are counted for the surveys of the page alone. */
const listIn = (order: string) => `
  select s.*, ${counts} from (
    select id, title, status, access, opens_on, closes_on, reward_points,
      jsonb_array_length(questions) as questions, count(*) over ()::int as total
    from survey
    where ($1::text is null or vn_fold(title) like '%' || vn_fold($1) || '%')
      and ($2::text is null or status = $2)
    order by ${order} limit $3 offset $4) s
  order by ${order}`

/** One page, newest first where no order is asked for; `total` on each row. */
export function listSurveyRows(
  db: Db,
  filter: { q: string | null; status: SurveyStatus | null; sort?: keyof typeof orders | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  return queryRows<
    Omit<StoredSurvey, 'questions' | 'intro' | 'thanks' | 'store_codes' | 'version'> & {
      questions: number
      total: number
    }
  >(db, listIn(filter.sort ? orders[filter.sort] : 'id desc'), [
    filter.q,
    filter.status,
    limit,
    offset,
  ])
}
