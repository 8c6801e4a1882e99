import type { Answers } from '#domain/survey/questions.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column } from '../platform/rows.ts'

export interface StoredAnswer extends CamelRow<
  'survey_answer',
  | 'id'
  | 'survey_id'
  | 'answers'
  | 'state'
  | 'phone'
  | 'rewarded'
  | 'version'
  | 'started_at'
  | 'updated_at'
  | 'sent_at'
> {
  pharmacyCode: Column<'survey_answer', 'store_code'>
}

const columns = `a.id, a.survey_id as "surveyId", a.store_code as "pharmacyCode", a.answers, a.state,
  a.phone, a.rewarded, a.version, a.started_at as "startedAt", a.updated_at as "updatedAt",
  a.sent_at as "sentAt"`

const insert = `
  insert into survey_answer
    (survey_id, store_code, store_name, store_user, started_at, updated_at)
  values ($1, $2, $3, $4, $5, $5)
  on conflict (survey_id, store_code) do nothing`

/** One a pharmacy and survey: whoever comes second finds the first. */
export async function insertAnswer(
  trx: Db,
  of: {
    surveyId: number
    pharmacyCode: string
    pharmacyName: string
    pharmacyUser: string
    at: Date
  },
): Promise<void> {
  await queryRows(trx, insert, [
    of.surveyId,
    of.pharmacyCode,
    of.pharmacyName,
    of.pharmacyUser,
    of.at,
  ])
}

const ofSurvey = `select ${columns} from survey_answer a where a.survey_id = $1 and a.store_code = $2`

export async function findAnswerTo(
  db: Db,
  surveyId: number,
  pharmacyCode: string,
): Promise<StoredAnswer | null> {
  const [found] = await queryRows<StoredAnswer>(db, ofSurvey, [surveyId, pharmacyCode])
  return found ?? null
}

const ofPharmacy = `
  select ${columns}, s.title, s.closes_on as "closesOn"
  from survey_answer a join survey s on s.id = a.survey_id
  where a.store_code = $1 order by a.id desc limit 200`

/** With the survey's title and last day, newest first. */
export function listAnswersOf(db: Db, pharmacyCode: string) {
  return queryRows<StoredAnswer & CamelRow<'survey', 'title' | 'closes_on'>>(db, ofPharmacy, [
    pharmacyCode,
  ])
}

const ownAnswer = `select ${columns} from survey_answer a where a.id = $1 and a.store_code = $2`
const lock = `${ownAnswer} for no key update`

/** An answer of this pharmacy and no other. */
export async function findOwnAnswer(
  db: Db,
  id: number,
  pharmacyCode: string,
): Promise<StoredAnswer | null> {
  const [found] = await queryRows<StoredAnswer>(db, ownAnswer, [id, pharmacyCode])
  return found ?? null
}

/** The same with its row held: comes before the account that is rewarded. */
export async function lockOwnAnswer(
  trx: Db,
  id: number,
  pharmacyCode: string,
): Promise<StoredAnswer | null> {
  const [found] = await queryRows<StoredAnswer>(trx, lock, [id, pharmacyCode])
  return found ?? null
}

const update = `
  update survey_answer a set answers = $2, asked = $3, version = a.version + 1, updated_at = $4,
    store_user = $5, state = case when $6 then 'sent' else a.state end,
    sent_at = case when $6 then coalesce(a.sent_at, $4) else a.sent_at end
  where a.id = $1 returning ${columns}`

export async function saveAnswers(
  trx: Db,
  to: {
    id: number
    answers: Answers
    asked: readonly string[]
    pharmacyUser: string
    submit: boolean
    at: Date
  },
): Promise<StoredAnswer> {
  const values = [to.id, JSON.stringify(to.answers), to.asked, to.at, to.pharmacyUser, to.submit]
  const [saved] = await queryRows<StoredAnswer>(trx, update, values)
  return saved!
}

const reward = `
  update survey_answer a set rewarded = $2, account_id = $3, phone = $4
  where a.id = $1 and a.rewarded is null returning ${columns}`

/** Notes points that were given; null when they had been. */
export async function noteReward(
  trx: Db,
  of: { id: number; points: number; accountId: number; phone: string },
): Promise<StoredAnswer | null> {
  const values = [of.id, of.points, of.accountId, of.phone]
  const [noted] = await queryRows<StoredAnswer>(trx, reward, values)
  return noted ?? null
}

const forget = `update survey_answer set phone = null where account_id = $1 and phone is not null`

/** The person behind an account was erased. */
export async function forgetRewarded(db: Db, accountId: number): Promise<void> {
  await queryRows(db, forget, [accountId])
}
