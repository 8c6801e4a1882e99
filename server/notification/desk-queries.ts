import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'

export type MessageRow = CamelRow<
  'message',
  'id' | 'template' | 'recipient' | 'channel' | 'status' | 'sent_at'
>

const columns = 'id, template, recipient, channel, status, sent_at as "sentAt"'

export interface MessagesAsked {
  status?: string | undefined
  template?: string | undefined
  recipient?: string | undefined
  /** Those before this one. */
  before: number | null
  limit: number
}

/** Newest first; what they said is not among it. */
export function listMessageRows(db: Db, asked: MessagesAsked): Promise<MessageRow[]> {
  const values: unknown[] = [asked.limit]
  const where = ([column, sign, value]: (typeof conditions)[number]) => {
    values.push(value)
    return `${column} ${sign} $${values.length}`
  }
  const conditions = [
    ['status', '=', asked.status],
    ['template', '=', asked.template],
    ['recipient', '=', asked.recipient],
    ['id', '<', asked.before ?? undefined],
  ].filter(([, , value]) => value !== undefined)
  const narrowed = conditions.length > 0 ? `where ${conditions.map(where).join(' and ')}` : ''
  return queryRows<MessageRow>(
    db,
    `select ${columns} from message ${narrowed} order by id desc limit $1`,
    values,
  )
}

export async function findMessageRow(db: Db, id: number): Promise<MessageRow | null> {
  const rows = await queryRows<MessageRow>(db, `select ${columns} from message where id = $1`, [id])
  return rows[0] ?? null
}

type Attempt = CamelRow<'message_attempt', 'channel' | 'outcome' | 'provider_code' | 'created_at'>

/** In the order in which they were made. */
export function listAttempts(db: Db, messageId: number): Promise<Attempt[]> {
  return queryRows<Attempt>(
    db,
    `select channel, outcome, provider_code as "providerCode", created_at as "createdAt"
     from message_attempt where message_id = $1 order by id limit 200`,
    [messageId],
  )
}

export interface AttemptSum {
  channel: Attempt['channel']
  accepted: number
  refused: number
  failed: number
}

/** Tries since a moment, by channel. */
export function sumAttempts(db: Db, since: Date): Promise<AttemptSum[]> {
  return queryRows<AttemptSum>(
    db,
    `select channel, count(*) filter (where outcome = 'accepted')::int as accepted,
       count(*) filter (where outcome in ('refused', 'undelivered'))::int as refused,
       count(*) filter (where outcome = 'failed')::int as failed
     from message_attempt where created_at > $1 group by channel`,
    [since],
  )
}

/** What no channel has taken yet, and what was given up since a moment. */
export async function countUnsent(
  db: Db,
  since: Date,
): Promise<{ waiting: number; failed: number }> {
  const rows = await queryRows<{ waiting: number; failed: number }>(
    db,
    `select (select count(*)::int from message where status = 'waiting') as waiting,
       (select count(*)::int from message where status = 'failed' and sent_at >= $1) as failed`,
    [since],
  )
  return rows[0]!
}
