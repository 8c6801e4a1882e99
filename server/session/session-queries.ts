import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Where a realm keeps its sessions, and the column that says of which account; the rest is alike in all. */
export interface SessionTable {
  table: RawBuilder<unknown>
  owner: RawBuilder<unknown>
}

export interface SessionRow {
  id: number
  created_at: Date
  last_seen_at: Date
}

export interface NewSession {
  /** Its account by `id`; no row when nobody may come in. */
  account: RawBuilder<unknown>
  tokenHash: Buffer
  device: string
  address: string
  now: Date
  expiresAt: Date
}

/** Whose sessions: of one account, or of those that a statement names; of them one, or all but one. */
export interface WhichSessions {
  of: number | RawBuilder<unknown>
  id?: number
  keep?: number
}

export interface Device extends SessionRow {
  owner: number
  device: string
  address: string
}

/** The statements over one realm's table of sessions. */
export function sessionRows({ table, owner }: SessionTable) {
  const isLive = (now: Date) => sql`ended_at is null and expires_at > ${now}`
  return {
    insert: async (trx: Db, session: NewSession): Promise<number | null> => {
      const { account, tokenHash, device, address, now, expiresAt } = session
      const { rows } = await sql<{ id: number }>`
        with able as (${account})
        insert into ${table}
          (${owner}, token_hash, device, address, created_at, last_seen_at, expires_at)
        select able.id, ${tokenHash}, ${device}, ${address}, ${now}, ${now}, ${expiresAt} from able
        returning id`.execute(trx)
      return rows[0]?.id ?? null
    },

    /** Moves a session's end; of several requests at once one writes, and is told so. */
    touch: async (
      db: Db,
      { id, last_seen_at: before }: SessionRow,
      { now, endsAt }: { now: Date; endsAt: Date },
    ): Promise<boolean> => {
      const { rows } = await sql`
        update ${table} set last_seen_at = ${now}, expires_at = ${endsAt}
        where id = ${id} and last_seen_at = ${before} and ended_at is null
        returning id`.execute(db)
      return rows.length === 1
    },

    /** Ends live ones; answers which. */
    end: async (db: Db, { of, id, keep }: WhichSessions, now: Date): Promise<number[]> => {
      const { rows } = await sql<{ id: number }>`
        update ${table} set ended_at = ${now}
        where ${isLive(now)} and ${owner} in (${of})
          ${id === undefined ? sql`` : sql`and id = ${id}`}
          ${keep === undefined ? sql`` : sql`and id <> ${keep}`}
        returning id`.execute(db)
      return rows.map((row) => row.id)
    },

    /** Ends what was used longest ago where somebody has more devices than allowed. */
    endSurplus: async (trx: Db, of: number, { max, now }: { max: number; now: Date }) => {
      await sql`
        update ${table} set ended_at = ${now}
        where id in (
          select id from ${table} where ${owner} = ${of} and ${isLive(now)}
          order by last_seen_at desc, id desc offset ${max})`.execute(trx)
    },

    /** Live ones, the last used first. */
    list: async (db: Db, of: WhichSessions['of'], now: Date): Promise<Device[]> => {
      const { rows } = await sql<Device>`
        select id, ${owner} as owner, device, address, created_at, last_seen_at from ${table}
        where ${owner} in (${of}) and ${isLive(now)}
        order by last_seen_at desc, id desc`.execute(db)
      return rows
    },

    /** What nobody needs any more: ended a quarter of a year ago. */
    deleteOld: async (db: Db, now: Date): Promise<void> => {
      await sql`delete from ${table}
        where least(expires_at, ended_at) < ${now}::timestamptz - interval '90 days'`.execute(db)
    },
  }
}
