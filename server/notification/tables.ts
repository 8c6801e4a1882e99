import type { Generated } from 'kysely'
import type { RefusalKind } from '#domain/notification/mail-refusals.ts'

export interface NotificationTables {
  message: {
    id: Generated<number>
    /** One message a cause, however often the event is replayed. */
    dedupe_key: string
    recipient: string
    /** The one that took it; none while it waits. */
    channel: 'zalo' | 'sms' | 'email' | 'push' | 'local' | null
    template: string
    body: string
    code: string | null
    status: Generated<'waiting' | 'sent' | 'delivered' | 'failed'>
    sent_at: Generated<Date>
    leased_until: Date | null
    entered_at: Date | null
    /** What a mail says, until it has gone out or never will. */
    sealed: Buffer | null
    member_id: number | null
    /** As `body`, for `/dev/` alone. */
    subject: Generated<string>
    html: Generated<string>
  }
  push_key: {
    id: Generated<boolean>
    public_key: string
    private_key: Buffer
    created_at: Date
  }
  message_text: {
    template: string
    /** Null: the standard one again. */
    text: string | null
    version: number
    changed_by: string
    changed_at: Date
  }
  mail_text: {
    template: string
    /** Null in a part: the standard one; a text then follows the message to phones. */
    subject: string | null
    heading: string | null
    text: string | null
    action: string | null
    version: number
    changed_by: string
    changed_at: Date
  }
  mail_refusal: {
    id: Generated<number>
    address_hash: Buffer
    kind: Generated<RefusalKind>
    /** But for its first letter and its host hidden. */
    shown: Generated<string>
    provider_code: string
    note: Generated<string>
    noted_by: string | null
    refused_at: Date
  }
  mail_refusal_lift: {
    id: Generated<number>
    address_hash: Buffer
    kind: Exclude<RefusalKind, 'unsubscribed'>
    lifted_by: string
    lifted_at: Date
  }
  message_attempt: {
    id: Generated<number>
    message_id: number
    channel: 'zalo' | 'sms' | 'email' | 'push' | 'local'
    outcome: 'accepted' | 'refused' | 'failed' | 'delivered' | 'undelivered'
    provider_code: string
    reference: Generated<string>
    created_at: Date
  }
  message_budget: {
    key: string
    starts_at: Date
    used: number
  }
  code_watch: {
    id: Generated<boolean>
    checked_at: Date
    alarmed_at: Date | null
  }
  channel_access: {
    channel: 'zalo'
    origin: string
    access_token: Buffer
    refresh_token: Buffer
    expires_at: Date
    updated_at: Date
  }
}
