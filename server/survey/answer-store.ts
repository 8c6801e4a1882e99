import type { Answers } from '#domain/survey/questions.ts'
import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'

export interface StoredAnswer {
  id: number
  surveyId: number
  storeCode: string
  answers: Answers
  state: 'draft' | 'sent'
  phone: string | null
  rewarded: number | null
  version: number
  startedAt: Date
  updatedAt: Date
  sentAt: Date | null
}

const columns = `a.id, a.survey_id as "surveyId", a.store_code as "storeCode", a.answers, a.state,
  a.phone, a.rewarded, a.version, a.started_at as "startedAt", a.updated_at as "updatedAt",
  a.sent_at as "sentAt"`

const insert = `
  insert into survey_answer
    (survey_id, store_code, store_name, store_user, started_at, updated_at)
  values ($1, $2, $3, $4, $5, $5)
  on conflict (survey_id, store_code) do nothing`

/** One a store and survey: whoever comes second finds the first. */
export async function insertAnswer(
  trx: Db,
  of: { surveyId: number; storeCode: string; storeName: string; storeUser: string; at: Date },
): Promise<void> {
  await rowsOf(trx, insert, [of.surveyId, of.storeCode, of.storeName, of.storeUser, of.at])
}

const ofSurvey = `select ${columns} from survey_answer a where a.survey_id = $1 and a.store_code = $2`

export async function findAnswerTo(
  db: Db,
  surveyId: number,
  storeCode: string,
): Promise<StoredAnswer | null> {
  const [found] = await rowsOf<StoredAnswer>(db, ofSurvey, [surveyId, storeCode])
  return found ?? null
}

const ofStore = `
  select ${columns}, s.title, s.closes_on as "closesOn"
  from survey_answer a join survey s on s.id = a.survey_id
  where a.store_code = $1 order by a.id desc limit 200`

/** With the survey's title and last day, newest first. */
export function listAnswersOf(db: Db, storeCode: string) {
  return rowsOf<StoredAnswer & { title: string; closesOn: string }>(db, ofStore, [storeCode])
}

const ownAnswer = `select ${columns} from survey_answer a where a.id = $1 and a.store_code = $2`
const lock = `${ownAnswer} for no key update`

/** An answer of this store and no other. */
export async function findOwnAnswer(
  db: Db,
  id: number,
  storeCode: string,
): Promise<StoredAnswer | null> {
  const [found] = await rowsOf<StoredAnswer>(db, ownAnswer, [id, storeCode])
  return found ?? null
}

/** The same with its row held: comes before the account that is rewarded. */
export async function lockOwnAnswer(
  trx: Db,
  id: number,
  storeCode: string,
): Promise<StoredAnswer | null> {
  const [found] = await rowsOf<StoredAnswer>(trx, lock, [id, storeCode])
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
    storeUser: string
    submit: boolean
    at: Date
  },
): Promise<StoredAnswer> {
  const values = [to.id, JSON.stringify(to.answers), to.asked, to.at, to.storeUser, to.submit]
  const [saved] = await rowsOf<StoredAnswer>(trx, update, values)
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
  const [noted] = await rowsOf<StoredAnswer>(trx, reward, values)
  return noted ?? null
}

const forget = `update survey_answer set phone = null where account_id = $1 and phone is not null`

/** The person behind an account was erased. */
export async function forgetRewarded(db: Db, accountId: number): Promise<void> {
  await rowsOf(db, forget, [accountId])
}
