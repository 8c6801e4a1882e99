import type { Generated } from 'kysely'

export interface NotificationTables {
  message: {
    id: Generated<number>
    /** One message a cause, however often the event is replayed. */
    dedupe_key: string
    recipient: string
    channel: 'zalo' | 'sms' | 'email' | 'local'
    template: string
    body: string
    code: string | null
    status: Generated<'sent' | 'failed'>
    sent_at: Generated<Date>
  }
}
