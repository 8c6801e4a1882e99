import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Question } from '#domain/survey/questions.ts'
import type { Db } from '../../platform/db.ts'
import { rowsOf } from '../../platform/rows-of.ts'
import type { SurveyStatus } from '../tables.ts'

/** What the desk writes of a survey, as on the wire. */
export interface SurveyFields {
  title: string
  intro: string
  thanks: string
  access: 'all' | 'list'
  store_codes: string[]
  opens_on: VietnamDay
  closes_on: VietnamDay
  reward_points: number
  questions: Question[]
}

export interface StoredSurvey extends SurveyFields {
  id: number
  status: SurveyStatus
  version: number
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
  const [found] = await rowsOf<StoredSurvey>(db, byId, [id])
  return found ?? null
}

/** With its row held. */
export async function lockSurvey(trx: Db, id: number): Promise<StoredSurvey | null> {
  const [found] = await rowsOf<StoredSurvey>(trx, lock, [id])
  return found ?? null
}

const insert = `
  insert into survey (title, intro, thanks, access, store_codes, opens_on, closes_on, reward_points,
    questions, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning id`

/** As a draft; its id. */
export async function insertSurvey(trx: Db, fields: SurveyFields, at: Date): Promise<number> {
  const [added] = await rowsOf<{ id: number }>(trx, insert, [...valuesOf(fields), at])
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
  await rowsOf(trx, update, [...valuesOf(fields), at, id])
}

const move = `
  update survey set status = $2, updated_at = $3, version = version + 1,
    published_at = case when $2 = 'published' then coalesce(published_at, $3) else published_at end
  where id = $1`

export async function moveSurveyRow(trx: Db, id: number, to: SurveyStatus, at: Date) {
  await rowsOf(trx, move, [id, to, at])
}

function valuesOf(fields: SurveyFields): unknown[] {
  const { title, intro, thanks, access, store_codes, opens_on, closes_on } = fields
  const questions = JSON.stringify(fields.questions)
  const first = [title, intro, thanks, access, store_codes, opens_on, closes_on]
  return [...first, fields.reward_points, questions]
}

/** Answers are counted for the surveys of the page alone. */
const list = `
  select s.*, ${counts} from (
    select id, title, status, access, opens_on, closes_on, reward_points,
      jsonb_array_length(questions) as questions, count(*) over ()::int as total
    from survey
    where ($1::text is null or vn_fold(title) like '%' || vn_fold($1) || '%')
      and ($2::text is null or status = $2)
    order by id desc limit $3 offset $4) s
  order by s.id desc`

/** One page, newest first; `total` on each row. */
export function listSurveyRows(
  db: Db,
  filter: { q: string | null; status: SurveyStatus | null },
  { limit, offset }: { limit: number; offset: number },
) {
  return rowsOf<
    Omit<StoredSurvey, 'questions' | 'intro' | 'thanks' | 'store_codes' | 'version'> & {
      questions: number
      total: number
    }
  >(db, list, [filter.q, filter.status, limit, offset])
}
