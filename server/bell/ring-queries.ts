import { sql } from 'kysely'
import { initialChoices } from '#domain/bell/choices.ts'
import { bellKinds, rolesFor, type BellKind } from '#domain/bell/kinds.ts'
import type { Db } from '../platform/db.ts'
import type { Row } from '../platform/rows.ts'

export type StaffEvent = Row<
  'staff_event',
  'id' | 'kind' | 'subject' | 'title' | 'whom' | 'authors' | 'actor' | 'ends' | 'at'
>

export async function findEvent(db: Db, id: number): Promise<StaffEvent | null> {
  const found = await db
    .selectFrom('staff_event')
    .select(['id', 'kind', 'subject', 'title', 'whom', 'authors', 'actor', 'ends', 'at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

export interface Rung {
  id: number
  staffId: number
  /** A line of its own, and not one more of what they have not read. */
  isNew: boolean
  pushes: boolean
}

/**
 * Gives an event to everybody whose right it is, but not to who did or wrote it. Done again it gives it to nobody
 * twice, and what has ended meanwhile to nobody.
 */
export async function giveOut(
  trx: Db,
  kind: BellKind,
  { id, subject, title, whom, authors, actor, at }: StaffEvent,
): Promise<Rung[]> {
  const { group } = bellKinds[kind]
  const initial = initialChoices.ways[group]
  const { rows } = await sql<Rung>`
    with hearer as (
      select u.id, coalesce(b.ways->>${group}, ${initial}) as way
      from staff_user u left join staff_bell b on b.staff_id = u.id
      where u.status = 'active' and u.role = any(${rolesFor(kind)}::text[])
        and (${whom}::integer[] is null or u.id = any(${whom}::integer[]))
        and u.id <> all(${authors}::integer[]) and u.id is distinct from ${actor}
        and coalesce(b.ways->>${group}, ${initial}) <> 'off'
      -- Whoever leaves meanwhile is waited for: nothing is left behind.
      order by u.id for share of u
    ), told as (
      insert into staff_event_told (event_id, staff_id) select ${id}, h.id from hearer h
      on conflict do nothing returning staff_id
    ), ended as (
      select exists (select from staff_event e
        where e.subject = ${subject} and e.id > ${id} and e.ends <> '{}' and ${kind} = any(e.ends)) as yes
    ), rung as (
      insert into staff_notification as n (staff_id, kind, subject, title, event_id, at)
      select t.staff_id, ${kind}, ${subject}, ${title}, ${id}, ${at} from told t, ended e where not e.yes
      on conflict (staff_id, kind, subject) where read_at is null do update set
        count = n.count + 1, title = excluded.title, event_id = greatest(n.event_id, excluded.event_id),
        at = greatest(n.at, excluded.at), place = nextval('staff_notification_turn')
      returning n.id, n.staff_id, n.count
    )
    select r.id, r.staff_id as "staffId", r.count = 1 as "isNew", h.way = 'push' as pushes
    from rung r join hearer h on h.id = r.staff_id`.execute(trx)
  return rows
}

/** What waited for this record waits no longer; gives whose bells have changed. */
export async function endWaiting(
  trx: Db,
  { id, ends, subject, at }: StaffEvent,
): Promise<number[]> {
  if (ends.length === 0) return []
  const ended = await trx
    .updateTable('staff_notification')
    .set({ read_at: at })
    .where('kind', 'in', ends)
    .where('subject', '=', subject)
    .where('event_id', '<', id)
    .where('read_at', 'is', null)
    .returning('staff_id')
    .execute()
  return ended.map(({ staff_id }) => staff_id)
}

export async function forgetOlder(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('staff_notification').where('at', '<', before).execute()
  await db.deleteFrom('staff_event').where('at', '<', before).execute()
}
