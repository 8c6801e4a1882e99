import { mailKeyOf } from './mail/mail-queries.ts'
import { pushKeyOf } from './push/queue-push.ts'
import type { Db } from '../platform/db.ts'
import { listByKeys } from './queries.ts'

/** A message that was to be sent; neither its text nor its code. */
export interface SentMessage {
  template: string
  /** Null while none took it. */
  channel: 'zalo' | 'sms' | 'email' | 'push' | 'local' | null
  status: 'waiting' | 'sent' | 'delivered' | 'failed'
  at: Date
}

/** The messages of these causes (`dedupeKey`), on the phone, by mail and on devices, oldest first. */
export function listMessages(db: Db, dedupeKeys: readonly string[]): Promise<SentMessage[]> {
  return listByKeys(
    db,
    dedupeKeys.flatMap((key) => [key, mailKeyOf(key), pushKeyOf(key)]),
  )
}
