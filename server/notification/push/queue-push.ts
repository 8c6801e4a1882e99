import { pushTexts, type PushTemplate } from '#domain/notification/push-templates.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { seal } from '../../platform/sealed.ts'
import { insertQueued } from '../mail/mail-queries.ts'

export interface PushRequest {
  /** One notice a cause: queueing it again does nothing. */
  dedupeKey: string
  memberId: number
  template: PushTemplate
  values: Readonly<Record<string, string>>
  /** About an order: beyond what such notices may be to one member it is given up. */
  isOrders?: boolean
}

/** What is sealed until it has gone out. */
export interface SealedPush {
  /** The page behind it. */
  url: string
  isOrders: boolean
}

/** Of the notice beside a message of this cause. */
export function pushKeyOf(dedupeKey: string): string {
  return `${dedupeKey}:push`
}

/** Writes a notice and the event that sends it, in the transaction given; nothing for what is never told so. */
export async function queuePush(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  db: Db,
  { dedupeKey, memberId, template, values, isOrders = false }: PushRequest,
): Promise<void> {
  const text = pushTexts[template]
  if (!text) return
  const sealed: SealedPush = { url: text.path(values), isOrders }
  const id = await insertQueued(db, {
    dedupe_key: pushKeyOf(dedupeKey),
    recipient: `push:${memberId}`,
    template,
    member_id: memberId,
    sealed: seal(config.secretKey, 'notice', JSON.stringify(sealed)),
    body: config.devTools ? `${text.title}: ${text.body}` : '',
    status: 'waiting',
    sent_at: clock.now(),
  })
  if (id !== null) await appendEvent(db, 'push.due', { messageId: id })
}
