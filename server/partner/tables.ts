import type { ColumnType, Generated } from 'kysely'
import type { WebhookTopic } from '#domain/partner/webhooks.ts'
import type { PartnerScope } from '#domain/partner/scopes.ts'

export interface PartnerTables {
  partner: {
    id: Generated<number>
    version: Generated<number>
    name: string
    contact_name: Generated<string>
    contact_email: Generated<string>
    note: Generated<string>
    /** False shuts all its keys at once and holds its webhooks. */
    active: Generated<boolean>
    /** Sealed; null before one is issued. */
    token_key: Buffer | null
    token_key_at: Date | null
    created_at: Date
  }
  partner_key: {
    id: Generated<number>
    partner_id: number
    version: Generated<number>
    name: string
    /** Its first letters, by which people tell keys apart. */
    prefix: string
    hash: Buffer
    scopes: PartnerScope[]
    ip_ranges: Generated<string[]>
    per_minute: number
    ends_at: Date | null
    blocked_at: Date | null
    created_at: Date
    created_by: string
    calls: Generated<number>
    errors: Generated<number>
    last_used_at: Date | null
    last_used_from: string | null
  }
  partner_key_minute: { key_id: number; minute: Date; taken: number; granted: number }
  partner_call_day: {
    key_id: number
    /** Vietnam day. */
    day: string
    call: string
    calls: number
    errors: number
    total_ms: number
  }
  partner_call: {
    id: Generated<number>
    key_id: number
    at: Date
    call: string
    status: number
    ms: number
    request_id: string
  }
  webhook_subscription: {
    id: Generated<number>
    partner_id: number
    version: Generated<number>
    url: string
    topics: WebhookTopic[]
    /** Names and phones go along. */
    personal: Generated<boolean>
    /** Sealed. */
    secret: Buffer
    /** Signs too until then. */
    former_secret: Buffer | null
    former_until: Date | null
    state: Generated<'active' | 'paused' | 'ended'>
    why: Generated<'' | 'staff' | 'failing' | 'gone'>
    failing_since: Date | null
    created_at: Date
    created_by: string
  }
  webhook_event: {
    id: Generated<number>
    /** `order.shipping`: the topic before the dot. */
    kind: string
    object: string
    data: ColumnType<Record<string, unknown>, string, string>
    at: Date
  }
  webhook_delivery: {
    id: Generated<number>
    subscription_id: number
    event_id: number
    object: string
    state: Generated<'waiting' | 'delivered' | 'dropped'>
    /** `-infinity` for at once: compared, never read. */
    next_at: Generated<Date>
    claimed_until: Date | null
    tries: Generated<number>
    replays: Generated<number>
    last_at: Date | null
    last_status: number | null
    last_error: string | null
    last_ms: number | null
  }
}
