import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Question } from '#domain/survey/questions.ts'
import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'
import type { SurveyStatus } from './tables.ts'

/** A survey as a store meets it. */
export interface StoreSurvey {
  id: number
  title: string
  intro: string
  thanks: string
  status: SurveyStatus
  opensOn: VietnamDay
  closesOn: VietnamDay
  rewardPoints: number
  questions: Question[]
  /** It is for every store, or for this one by name. */
  isInvited: boolean
}

const invited = `(s.access = 'all' or exists (
  select from unnest(s.store_codes) code where upper(code) = upper($1)))`

const isOpen = `s.status = 'published' and s.opens_on <= $2::date and s.closes_on >= $2::date
  and ${invited}`

const columns = `s.id, s.title, s.intro, s.thanks, s.status, s.opens_on as "opensOn",
  s.closes_on as "closesOn", s.reward_points as "rewardPoints", s.questions,
  ${invited} as "isInvited"`

const open = `select ${columns} from survey s where ${isOpen} order by s.closes_on, s.id limit 50`

/** Surveys open to a store on a Vietnam day, the one that closes first before the others. */
export function listOpenSurveys(
  db: Db,
  storeCode: string,
  today: VietnamDay,
): Promise<StoreSurvey[]> {
  return rowsOf<StoreSurvey>(db, open, [storeCode, today])
}

const byId = `select ${columns} from survey s where s.id = $2 and s.status <> 'draft'`

/** One that was published, open or not. */
export async function findStoreSurvey(
  db: Db,
  id: number,
  storeCode: string,
): Promise<StoreSurvey | null> {
  const [found] = await rowsOf<StoreSurvey>(db, byId, [storeCode, id])
  return found ?? null
}

const held = `${byId} for share of s`

/** The same, held by a share until the transaction ends: whoever closes it waits, or is seen here. */
export async function holdStoreSurvey(
  trx: Db,
  id: number,
  storeCode: string,
): Promise<StoreSurvey | null> {
  const [found] = await rowsOf<StoreSurvey>(trx, held, [storeCode, id])
  return found ?? null
}

const anyOpen = `select exists (select from survey s where ${isOpen}) as "isOpen"`

/** Whether a survey is open to a store on a Vietnam day. */
export async function hasOpenSurvey(
  db: Db,
  storeCode: string,
  today: VietnamDay,
): Promise<boolean> {
  const [found] = await rowsOf<{ isOpen: boolean }>(db, anyOpen, [storeCode, today])
  return found!.isOpen
}
