import { sql } from 'kysely'
import type { ChatState, Inbox } from '#domain/chat/states.ts'
import type { Db } from '../../platform/db.ts'
import type { CamelRow } from '../../platform/rows.ts'
import type { Conversation } from '../conversation-queries.ts'

export interface ChatListRow extends CamelRow<
  'chat_conversation',
  'id' | 'version' | 'inbox' | 'state' | 'member_id' | 'last_at' | 'waiting_since'
> {
  fullName: string | null
  assignedTo: { id: number; name: string } | null
  lastWords: string
  unread: number
}

const columns = sql`
  select c.id, c.version, c.inbox, c.state, c.member_id as "memberId", c.last_at as "lastAt",
    c.waiting_since as "waitingSince", m.full_name as "fullName",
    case when s.id is not null then json_build_object('id', s.id, 'name', s.full_name) end as "assignedTo",
    coalesce((select case when l.words = '' then '[Ảnh]' else l.words end from chat_message l
      where l.conversation_id = c.id and l.side <> 'automatic' order by l.number desc limit 1), '') as "lastWords",
    (select count(*)::integer from chat_message u
      where u.conversation_id = c.id and u.number > c.staff_read and u.side = 'visitor') as unread
  from chat_conversation c
  left join member m on m.id = c.member_id
  left join staff_user s on s.id = c.assigned_to`

export interface ChatFilter {
  q: string
  inbox: Inbox | null
  state: ChatState | null
  /** Of this person, or of nobody (0). */
  assignedTo: number | null
}

const matching = ({ q, inbox, state, assignedTo }: ChatFilter) => sql`
  (${inbox}::text is null or c.inbox = ${inbox})
  and (${state}::text is null or c.state = ${state})
  and (${assignedTo}::integer is null or coalesce(c.assigned_to, 0) = ${assignedTo})
  and (${q} = '' or c.id in (
    select w.conversation_id from chat_message w
    where vn_fold(w.words) like '%' || vn_fold(${q}) || '%'))`

/** Who waits first, and longest; then what was written last. */
export async function listRows(
  db: Db,
  filter: ChatFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChatListRow[]> {
  const { rows } = await sql<ChatListRow>`
    ${columns} where ${matching(filter)}
    order by c.state <> 'waiting', c.waiting_since, c.state = 'closed', c.last_at desc, c.id desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countRows(
  db: Db,
  filter: ChatFilter,
): Promise<{ state: ChatState; count: number }[]> {
  const { rows } = await sql<{ state: ChatState; count: number }>`
    select c.state, count(*)::integer as count from chat_conversation c
    where ${matching(filter)} group by c.state`.execute(db)
  return rows
}

export async function findRow(db: Db, id: number): Promise<ChatListRow | null> {
  const { rows } = await sql<ChatListRow>`${columns} where c.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Of the last closing that was rated. */
export async function findRating(
  db: Db,
  id: number,
): Promise<{ stars: number; words: string } | null> {
  const found = await db
    .selectFrom('chat_rating')
    .select(['stars', 'words'])
    .where('conversation_id', '=', id)
    .orderBy('closing', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/** Of the same visitor, the newest first. */
export async function listOthers(
  db: Db,
  { id }: Pick<Conversation, 'id'>,
): Promise<{ id: number; lastAt: Date; state: ChatState }[]> {
  const { rows } = await sql<{ id: number; lastAt: Date; state: ChatState }>`
    select o.id, o.last_at as "lastAt", o.state
    from chat_conversation c
    join chat_conversation o on o.id <> c.id and (o.member_id = c.member_id or o.guest_hash = c.guest_hash)
    where c.id = ${id} order by o.last_at desc limit 10`.execute(db)
  return rows
}
