import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'

/** A survey as a pharmacy meets it. */
export interface PharmacySurvey extends CamelRow<
  'survey',
  | 'id'
  | 'title'
  | 'intro'
  | 'thanks'
  | 'status'
  | 'opens_on'
  | 'closes_on'
  | 'reward_points'
  | 'questions'
> {
  /** It is for every pharmacy, or for this one by name. */
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

/** Surveys open to a pharmacy on a Vietnam day, the one that closes first before the others. */
export function listOpenSurveys(
  db: Db,
  pharmacyCode: string,
  today: VietnamDay,
): Promise<PharmacySurvey[]> {
  return queryRows<PharmacySurvey>(db, open, [pharmacyCode, today])
}

const byId = `select ${columns} from survey s where s.id = $2 and s.status <> 'draft'`

/** One that was published, open or not. */
export async function findPharmacySurvey(
  db: Db,
  id: number,
  pharmacyCode: string,
): Promise<PharmacySurvey | null> {
  const [found] = await queryRows<PharmacySurvey>(db, byId, [pharmacyCode, id])
  return found ?? null
}

const held = `${byId} for share of s`

/** The same, held by a share until the transaction ends: whoever closes it waits, or is seen here. */
export async function holdPharmacySurvey(
  trx: Db,
  id: number,
  pharmacyCode: string,
): Promise<PharmacySurvey | null> {
  const [found] = await queryRows<PharmacySurvey>(trx, held, [pharmacyCode, id])
  return found ?? null
}

const anyOpen = `select exists (select from survey s where ${isOpen}) as "isOpen"`

/** Whether a survey is open to a pharmacy on a Vietnam day. */
export async function hasOpenSurvey(
  db: Db,
  pharmacyCode: string,
  today: VietnamDay,
): Promise<boolean> {
  const [found] = await queryRows<{ isOpen: boolean }>(db, anyOpen, [pharmacyCode, today])
  return found!.isOpen
}
