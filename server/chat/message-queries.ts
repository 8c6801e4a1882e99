import { sql } from 'kysely'
import type { ChatCard } from '#domain/chat/cards.ts'
import type { ChatSide } from '#domain/chat/states.ts'
import type { Db } from '../platform/db.ts'
import type { Conversation } from './conversation-queries.ts'

export interface NewMessage {
  clientId: string
  side: ChatSide
  staff?: { id: number; fullName: string } | undefined
  words: string
  card?: ChatCard | null
  picture?: { bytes: Buffer; width: number; height: number } | undefined
}

export interface StoredMessage {
  number: number
  clientId: string
  side: ChatSide
  staffName: string
  words: string
  card: ChatCard | null
  width: number | null
  height: number | null
  createdAt: Date
}

/**
 * Writes the next message of a conversation that this transaction holds, and moves it on: a visitor's makes it
 * wait, a colleague's takes it where nobody has. False where it is there already: it was sent again.
 */
export async function appendMessage(
  trx: Db,
  conversation: Conversation,
  message: NewMessage,
  at: Date,
): Promise<boolean> {
  const { id } = conversation
  const twin = await trx
    .selectFrom('chat_message')
    .select('number')
    .where('conversation_id', '=', id)
    .where('client_id', '=', message.clientId)
    .executeTakeFirst()
  if (twin) return false
  const number = conversation.lastNumber + 1
  await trx
    .insertInto('chat_message')
    .values({
      conversation_id: id,
      number,
      client_id: message.clientId,
      side: message.side,
      staff_id: message.staff?.id ?? null,
      staff_name: message.staff?.fullName ?? '',
      words: message.words,
      card: message.card ? JSON.stringify(message.card) : null,
      created_at: at,
    })
    .execute()
  if (message.picture) {
    await trx
      .insertInto('chat_picture')
      .values({ conversation_id: id, number, ...message.picture, created_at: at })
      .execute()
  }
  await moveOn(trx, conversation, message, { number, at })
  conversation.lastNumber = number
  return true
}

async function moveOn(
  trx: Db,
  { id }: Conversation,
  { side, staff }: NewMessage,
  { number, at }: { number: number; at: Date },
): Promise<void> {
  const moved = {
    visitor: sql`state = 'waiting', closed_at = null, waiting_since = coalesce(waiting_since, ${at}),
      visitor_read = ${number}::integer`,
    staff: sql`state = 'open', closed_at = null, waiting_since = null, staff_read = ${number}::integer,
      assigned_to = coalesce(assigned_to, ${staff?.id ?? null})`,
    // Nobody has answered yet, and nobody of the staff need read it.
    automatic: sql`staff_read = case when staff_read = ${number}::integer - 1 then ${number}::integer else staff_read end`,
  }
  await sql`
    update chat_conversation set last_number = ${number}, last_at = ${at}, version = version + 1, ${moved[side]}
    where id = ${id}`.execute(trx)
}

const columns = sql`m.number, m.client_id as "clientId", m.side, m.staff_name as "staffName", m.words, m.card,
  p.width, p.height, m.created_at as "createdAt"`

const from = sql`from chat_message m
  left join chat_picture p on p.conversation_id = m.conversation_id and p.number = m.number`

/** After a number, in order. */
export async function listMessagesAfter(
  db: Db,
  id: number,
  after: number,
  limit: number,
): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select ${columns} ${from} where m.conversation_id = ${id} and m.number > ${after}
    order by m.number limit ${limit}`.execute(db)
  return rows
}

/** The last before a number, in order. */
export async function listMessagesBefore(
  db: Db,
  id: number,
  before: number | undefined,
  limit: number,
): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select ${columns} ${from}
    where m.conversation_id = ${id} and (${before ?? null}::integer is null or m.number < ${before ?? null})
    order by m.number desc limit ${limit}`.execute(db)
  return rows.toReversed()
}

export async function findPictureOf(db: Db, id: number, number: number): Promise<Buffer | null> {
  const found = await db
    .selectFrom('chat_picture')
    .select('bytes')
    .where('conversation_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  return found?.bytes ?? null
}

export async function countPicturesSince(
  db: Db,
  { id, side, since }: { id: number; side: ChatSide; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count ${from}
    where m.conversation_id = ${id} and m.side = ${side} and p.created_at > ${since}`.execute(db)
  return rows[0]!.count
}

/** Whether the last to speak before a number, beside the visitor, was the shop itself. */
export async function hasAutomaticSinceStaff(db: Db, id: number, before: number): Promise<boolean> {
  const { rows } = await sql<{ side: ChatSide }>`
    select side from chat_message where conversation_id = ${id} and side <> 'visitor' and number < ${before}
    order by number desc limit 1`.execute(db)
  return rows[0]?.side === 'automatic'
}
