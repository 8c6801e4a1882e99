import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import {
  daysBetweenLifts,
  maxLifts,
  refusalDays,
  type RefusalKind,
} from '#domain/notification/mail-refusals.ts'
import type { Db } from '../../platform/db.ts'
import { lookupKeysOf, type SecretKeys } from '../../platform/keys/keyring.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow } from '../../platform/rows.ts'

/** Addresses are counted and remembered, not kept. */
export function hashAddress(secretKey: string, address: string): Buffer {
  const kept = `mail:${address.toLocaleLowerCase('en')}`
  return createHmac('sha256', secretKey).update(kept).digest()
}

/** Under which an address may stand there: by today's key, and by those before it. */
export function addressHashes(keys: SecretKeys, address: string): Buffer[] {
  return lookupKeysOf(keys).map((key) => hashAddress(key, address))
}

/** Who ended mail by a link is asked for their consent instead: an order's own address needs none. */
export async function isRefusedAddress(db: Db, hashes: readonly Buffer[]): Promise<boolean> {
  const rows = await queryRows(
    db,
    `select 1 from mail_refusal where address_hash = any($1::bytea[]) and kind <> 'unsubscribed'`,
    [hashes],
  )
  return rows.length > 0
}

export interface NewRefusal {
  hash: Buffer
  kind: RefusalKind
  shown: string
  code?: string
  note?: string
  by?: string
  at: Date
}

/** Its number; null where the address stands there already for the same. */
export async function noteRefusedAddress(
  db: Db,
  { hash, kind, shown, code = '', note = '', by, at }: NewRefusal,
): Promise<number | null> {
  const row = await db
    .insertInto('mail_refusal')
    .values({
      address_hash: hash,
      kind,
      shown,
      provider_code: code,
      note,
      noted_by: by ?? null,
      refused_at: at,
    })
    .onConflict((conflict) => conflict.columns(['address_hash', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** They agreed to mail again. */
export async function forgetUnsubscribed(trx: Db, hashes: readonly Buffer[]): Promise<void> {
  await trx
    .deleteFrom('mail_refusal')
    .where('address_hash', 'in', hashes)
    .where('kind', '=', 'unsubscribed')
    .execute()
}

export interface RefusalRow extends CamelRow<
  'mail_refusal',
  'id' | 'kind' | 'shown' | 'provider_code' | 'note' | 'noted_by' | 'refused_at'
> {
  /** How often it was let in again within `refusalDays`, and when last. */
  lifts: number
  liftedAt: Date | null
}

const shownColumns = `
  r.id, r.kind, r.shown, r.provider_code as "providerCode", r.note, r.noted_by as "notedBy",
  r.refused_at as "refusedAt", lifted.lifts, lifted.at as "liftedAt"`
const withLifts = `
  mail_refusal r cross join lateral (
    select count(*)::int as lifts, max(lifted_at) as at from mail_refusal_lift
    where address_hash = r.address_hash and kind = r.kind and lifted_at > $1::timestamptz - interval '${refusalDays} days'
  ) lifted`

/** Noted last first. */
export function listRefusals(
  db: Db,
  asked: {
    now: Date
    hashes: readonly Buffer[] | null
    kind: RefusalKind | null
    before: number | null
    limit: number
  },
): Promise<RefusalRow[]> {
  return queryRows<RefusalRow>(
    db,
    `select ${shownColumns} from ${withLifts}
     where ($2::bytea[] is null or r.address_hash = any($2)) and ($3::text is null or r.kind = $3)
       and ($4::bigint is null or r.id < $4)
     order by r.id desc limit $5`,
    [asked.now, asked.hashes, asked.kind, asked.before, asked.limit],
  )
}

/** Held until the transaction ends, so that two who lift it come one after the other. */
export async function holdRefusal(trx: Db, id: number, now: Date): Promise<RefusalRow | null> {
  const rows = await queryRows<RefusalRow>(
    trx,
    `select ${shownColumns} from ${withLifts} where r.id = $2 for update of r`,
    [now, id],
  )
  return rows[0] ?? null
}

/**
 * Lets an address in again; false where it is there no more, a member ended it, or it was lifted too often or too
 * lately. Decided by the database: of many at once one does it.
 */
export async function liftRefusal(
  trx: Db,
  { id, by, now }: { id: number; by: string; now: Date },
): Promise<boolean> {
  const rows = await queryRows(
    trx,
    `with gone as (
       delete from mail_refusal r where r.id = $1 and r.kind <> 'unsubscribed'
         and (select count(*) from mail_refusal_lift l where l.address_hash = r.address_hash
           and l.kind = r.kind and l.lifted_at > $3::timestamptz - interval '${refusalDays} days')
           < case r.kind when 'bounced' then ${maxLifts.bounced} else ${maxLifts.complained} end
         and not exists (select 1 from mail_refusal_lift l where l.address_hash = r.address_hash
           and l.kind = r.kind and l.lifted_at > $3::timestamptz - interval '${daysBetweenLifts} days')
       returning address_hash, kind
     )
     insert into mail_refusal_lift (address_hash, kind, lifted_by, lifted_at)
     select address_hash, kind, $2, $3 from gone returning id`,
    [id, by, now],
  )
  return rows.length > 0
}

/** A mailbox may have been opened again. */
export async function forgetRefusals(db: Db, now: Date): Promise<void> {
  const kept = sql`${now}::timestamptz - make_interval(days => ${refusalDays})`
  await sql`delete from mail_refusal where refused_at < ${kept}`.execute(db)
  await sql`delete from mail_refusal_lift where lifted_at < ${kept}`.execute(db)
}
