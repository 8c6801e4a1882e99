import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Row } from '../platform/rows.ts'
import type { Account } from './accounts.ts'

const columns = `a.id, a.loyalty_number as "loyaltyNumber", a.phone, a.member_id as "memberId",
  a.status, a.available, a.holding, a.debt,
  case when a.status = 'locked' then (select json_build_object('told', k.told, 'until', k.until_day)
    from membership_lock k where k.account_id = a.id and k.ended_at is null) end as lock`

const over = `from point_lot l
  where l.account_id = a.id and l.remaining > 0 and l.expires_on < $2::date`

const accountBy = Object.fromEntries(
  (['id', 'phone', 'member_id', 'loyalty_number'] as const).map((column) => [
    column,
    `select ${columns},
       a.available - (select coalesce(sum(l.remaining), 0) ${over}) as available
     from loyalty_account a where a.${column} = $1`,
  ]),
) as Record<'id' | 'phone' | 'member_id' | 'loyalty_number', string>

/** An account without what is over by that day. */
export async function findAccountBy(
  db: Db,
  column: 'id' | 'phone' | 'member_id' | 'loyalty_number',
  value: number | string,
  today: VietnamDay,
): Promise<Account | null> {
  const rows = await queryRows<Account>(db, accountBy[column], [value, today])
  return rows[0] ?? null
}

export type LockedRow = Account & {
  /** It has lots whose day is over. */
  unswept: boolean
}

const locked = `select ${columns}, exists (select ${over}) as unswept from loyalty_account a`
const lockById = `${locked} where a.id = $1 for no key update`
const lockByHold = `${locked}
  where a.id = (select h.account_id from point_entry h where h.cause = $1 and h.kind = 'hold')
  for no key update`
const lockByExpectation = `${locked}
  where a.id = (select x.account_id from point_expectation x where x.cause = $1)
  for no key update`

/** Locks an account's row. Everything that chooses lots comes in a later statement: it must see them. */
export async function lockAccountRow(
  trx: Db,
  by: { id: number } | { hold: string } | { expectation: string },
  today: VietnamDay,
): Promise<LockedRow | null> {
  const [text, value] =
    'id' in by
      ? [lockById, by.id]
      : 'hold' in by
        ? [lockByHold, by.hold]
        : [lockByExpectation, by.expectation]
  const rows = await queryRows<LockedRow>(trx, text, [value, today])
  return rows[0] ?? null
}

/** The account of a member, else of a phone. */
export async function findOwnAccount(db: Db, phone: string, memberId: number | null) {
  const rows = await queryRows<CamelRow<'loyalty_account', 'id' | 'member_id'>>(
    db,
    `select id, member_id as "memberId" from loyalty_account
     where phone = $1 or member_id = $2 order by member_id = $2 desc nulls last limit 1`,
    [phone, memberId],
  )
  return rows[0] ?? null
}

interface NewAccount {
  loyaltyNumber: string
  phone: string
  memberId: number | null
  at: Date
}

/** Null when the phone, the member or the number has an account. */
export async function insertAccount(trx: Db, account: NewAccount): Promise<number | null> {
  const rows = await queryRows<Row<'loyalty_account', 'id'>>(
    trx,
    `insert into loyalty_account (loyalty_number, phone, member_id, created_at)
     values ($1, $2, $3, $4) on conflict do nothing returning id`,
    [account.loyaltyNumber, account.phone, account.memberId, account.at],
  )
  return rows[0]?.id ?? null
}

/** False when somebody else bound it first. */
export async function bindAccount(trx: Db, id: number, memberId: number): Promise<boolean> {
  const rows = await queryRows(
    trx,
    `update loyalty_account set member_id = $2 where id = $1 and member_id is null returning id`,
    [id, memberId],
  )
  return rows.length === 1
}

/** Takes the phone from an account whose member has it no longer. */
export async function freePhone(trx: Db, id: number): Promise<void> {
  await queryRows(trx, `update loyalty_account set phone = null where id = $1`, [id])
}

/** The phone under which a member's account is known; null without account or phone. */
export async function findPhoneOfMember(trx: Db, memberId: number): Promise<string | null> {
  const rows = await queryRows<Row<'loyalty_account', 'phone'>>(
    trx,
    `select phone from loyalty_account where member_id = $1`,
    [memberId],
  )
  return rows[0]?.phone ?? null
}

/** Takes the person out of an account and gives its id; the ledger stays. */
export async function forgetPerson(trx: Db, memberId: number): Promise<number | null> {
  const rows = await queryRows<Row<'loyalty_account', 'id'>>(
    trx,
    `update loyalty_account set phone = null, member_id = null where member_id = $1 returning id`,
    [memberId],
  )
  return rows[0]?.id ?? null
}
