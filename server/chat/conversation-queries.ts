import { sql } from 'kysely'
import type { Inbox } from '#domain/chat/states.ts'
import type { Db } from '../platform/db.ts'
import type { CamelRow } from '../platform/rows.ts'
import type { Visitor } from './visitor.ts'

export type Conversation = CamelRow<
  'chat_conversation',
  | 'id'
  | 'version'
  | 'inbox'
  | 'member_id'
  | 'state'
  | 'assigned_to'
  | 'last_number'
  | 'visitor_read'
  | 'staff_read'
  | 'closings'
> & { isRated: boolean }

const columns = sql`c.id, c.version, c.inbox, c.member_id as "memberId", c.state, c.assigned_to as "assignedTo",
  c.last_number as "lastNumber", c.visitor_read as "visitorRead", c.staff_read as "staffRead", c.closings,
  exists (select from chat_rating r where r.conversation_id = c.id and r.closing = c.closings) as "isRated"`

const isOf = (visitor: Visitor) =>
  visitor.kind === 'member' ? sql`c.member_id = ${visitor.id}` : sql`c.guest_hash = ${visitor.hash}`

/** The one that a visitor goes on with in an inbox: the newest. */
export async function findOwn(
  db: Db,
  visitor: Visitor,
  inbox: Inbox,
): Promise<Conversation | null> {
  const { rows } = await sql<Conversation>`
    select ${columns} from chat_conversation c where ${isOf(visitor)} and c.inbox = ${inbox}
    order by c.last_at desc, c.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** All of a visitor's, with ids alone. */
export async function listOwnIds(
  db: Db,
  visitor: Visitor,
  inbox: Inbox | null = null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from chat_conversation c
    where ${isOf(visitor)} and (${inbox}::text is null or c.inbox = ${inbox}) order by c.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export async function findConversation(db: Db, id: number): Promise<Conversation | null> {
  const { rows } = await sql<Conversation>`
    select ${columns} from chat_conversation c where c.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Held until the transaction ends: what is written to a conversation goes one after the other. */
export async function lockConversation(trx: Db, id: number): Promise<Conversation | null> {
  await sql`select from chat_conversation where id = ${id} for update`.execute(trx)
  return findConversation(trx, id)
}

/** The visitor's conversation, held; begun where there is none. Two first messages at once begin one. */
export async function lockOwnOrBegin(
  trx: Db,
  visitor: Visitor,
  inbox: Inbox,
  at: Date,
): Promise<Conversation> {
  const key = visitor.kind === 'member' ? `m${visitor.id}` : visitor.hash.toString('hex')
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${inbox} ${key}`}, 0))`.execute(
    trx,
  )
  const own = await findOwn(trx, visitor, inbox)
  const id = own?.id ?? (await begin(trx, visitor, inbox, at))
  return (await lockConversation(trx, id))!
}

async function begin(trx: Db, visitor: Visitor, inbox: Inbox, at: Date): Promise<number> {
  const { id } = await trx
    .insertInto('chat_conversation')
    .values({
      inbox,
      member_id: visitor.kind === 'member' ? visitor.id : null,
      guest_hash: visitor.kind === 'guest' ? visitor.hash : null,
      state: 'open',
      assigned_to: null,
      waiting_since: null,
      last_at: at,
      created_at: at,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a guest wrote is the member's from now on. */
export async function joinMember(trx: Db, hash: Buffer, memberId: number): Promise<number[]> {
  const joined = await trx
    .updateTable('chat_conversation')
    .set((row) => ({ member_id: memberId, guest_hash: null, version: row('version', '+', 1) }))
    .where('guest_hash', '=', hash)
    .returning('id')
    .execute()
  return joined.map(({ id }) => id)
}

/** Messages, pictures, notes and ratings go with them. */
export async function eraseConversations(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('chat_presence')
    .set({ conversation_id: null })
    .where('conversation_id', 'in', [...ids])
    .execute()
  await trx
    .deleteFrom('chat_conversation')
    .where('id', 'in', [...ids])
    .execute()
}

/** Never back: of two devices the one that has read further counts. */
export async function markRead(
  db: Db,
  { id, side, number }: { id: number; side: 'visitor' | 'staff'; number: number },
): Promise<{ read: number; hasMoved: boolean } | null> {
  const column = sql.ref(side === 'visitor' ? 'visitor_read' : 'staff_read')
  const { rows } = await sql<{ read: number }>`
    update chat_conversation set ${column} = least(${number}::integer, last_number)
    where id = ${id} and ${column} < least(${number}::integer, last_number)
    returning ${column} as read`.execute(db)
  if (rows[0]) return { read: rows[0].read, hasMoved: true }
  const found = await findConversation(db, id)
  return (
    found && {
      read: side === 'visitor' ? found.visitorRead : found.staffRead,
      hasMoved: false,
    }
  )
}

/** By inbox, of what the visitor has not seen. */
export async function countUnread(db: Db, visitor: Visitor): Promise<Record<Inbox, number>> {
  const { rows } = await sql<{ inbox: Inbox; count: number }>`
    select c.inbox, count(*)::integer as count
    from chat_conversation c
    join chat_message m on m.conversation_id = c.id and m.number > c.visitor_read and m.side <> 'visitor'
    where ${isOf(visitor)} group by c.inbox`.execute(db)
  const of = (inbox: Inbox) => rows.find((row) => row.inbox === inbox)?.count ?? 0
  return { shop: of('shop'), vaccine: of('vaccine') }
}
