import type { GameRules } from '#domain/game/rules.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Campaign } from './campaign-queries.ts'

/** Why a phone has nothing to do with a campaign. */
export type Barred = 'staff' | 'notMember' | 'notListed'

/** What decides whether a phone plays. */
export interface Known {
  isMember: boolean
  isListed: boolean
  isStaff: boolean
}

/** The columns of `Known`, of a campaign and a phone. */
export const knownOf = (campaignId: string, phone: string) => `
  exists (select from member where phone = ${phone}) as "isMember",
  exists (select from game_phone where campaign_id = ${campaignId} and phone = ${phone}) as "isListed",
  exists (select from employee_phone p join employee e on e.id = p.employee_id
    where p.phone = ${phone} and e.active)
    or exists (select from drugstore where phone = ${phone} or public_phone = ${phone}) as "isStaff"`

const known = `select ${knownOf('$1', '$2')}`
const knownOfMany = `
  select w.phone, ${knownOf('$1', 'w.phone')} from unnest($2::text[]) as w (phone)`

/**
 * Whether a phone gets and plays entries of a campaign, by its audience and its rules: employees and pharmacies do
 * not where the rules say so. Null when it does, else why not. Asked before entries are given, and before they are
 * played.
 */
export async function whyBarred(
  trx: Db,
  campaign: Pick<Campaign, 'id' | 'audience' | 'rules'>,
  phone: string,
): Promise<Barred | null> {
  const [found] = await queryRows<Known>(trx, known, [campaign.id, phone])
  return barredBy(campaign, found!)
}

/** Those of many phones that get entries of a campaign. */
export async function filterPlayers(
  db: Db,
  campaign: Pick<Campaign, 'id'> & Judged,
  phones: readonly string[],
): Promise<Set<string>> {
  const found = await queryRows<Known & { phone: string }>(db, knownOfMany, [campaign.id, phones])
  const players = found.filter((each) => barredBy(campaign, each) === null)
  return new Set(players.map(({ phone }) => phone))
}

/** What of a campaign says who plays. */
type Judged = Pick<Campaign, 'audience'> & { rules: Pick<GameRules, 'excludes_staff'> }

/** Why somebody of whom this is known does not play; null when they do. */
export function barredBy(
  { audience, rules }: Judged,
  { isMember, isListed, isStaff }: Known,
): Barred | null {
  if (isStaff && rules.excludes_staff) return 'staff'
  if (audience === 'members' && !isMember) return 'notMember'
  return audience === 'list' && !isListed ? 'notListed' : null
}

/** Whether a phone gets and plays entries of a campaign (`whyBarred`). */
export async function mayPlay(
  trx: Db,
  campaign: Pick<Campaign, 'id' | 'audience' | 'rules'>,
  phone: string,
): Promise<boolean> {
  return (await whyBarred(trx, campaign, phone)) === null
}

const insert = `
  insert into game_phone (campaign_id, phone) select $1, phone from unnest($2::text[]) as p (phone)
  on conflict do nothing returning phone`

/** Puts phones on a campaign's list, each once; gives how many were new. */
export async function addPhones(
  trx: Db,
  { id }: Pick<Campaign, 'id'>,
  phones: readonly string[],
): Promise<number> {
  return (await queryRows(trx, insert, [id, phones])).length
}
