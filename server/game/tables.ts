import type { ColumnType, Generated } from 'kysely'
import type { AnnouncedBox, EntrySource, GameKind, GamePlace } from '#domain/game/definition.ts'

export interface GameTables {
  game_campaign: {
    id: Generated<number>
    slug: string
    title: string
    state: Generated<'draft' | 'approved' | 'closed' | 'settled'>
    kind: GameKind
    place: GamePlace
    audience: 'phone' | 'members' | 'list'
    opens_at: Date
    closes_at: Date
    announced: ColumnType<AnnouncedBox, string, string>
    secret: Buffer | null
    revealed: string | null
    commitment: string | null
    version: Generated<number>
    approved_by: string | null
    approved_at: Date | null
    closed_at: Date | null
    created_at: Date
    updated_at: Date
  }
  game_chain: {
    campaign_id: number
    size: number | null
    entries: Generated<number>
    cancelled: Generated<number>
    head: string
    last_at: Date
    drawn: Generated<number>
    blanks: Generated<number>
    blanks_drawn: Generated<number>
  }
  game_lot: {
    campaign_id: number
    lot: number
    prize: number
    quantity: number
    drawn: Generated<number>
  }
  game_entry: {
    campaign_id: number
    number: number
    cause: string
    source: EntrySource
    store_code: string | null
    phone: string | null
    at: Date
    salt: string
    seal: string
    hash: string
    state: Generated<'open' | 'played' | 'cancelled'>
    result: number | null
    cancelled_after: number | null
    played_at: Date | null
  }
  game_win: {
    campaign_id: number
    number: number
    prize: number
    account_id: number | null
    points: number | null
    voucher_id: number | null
    state: 'credited' | 'held' | 'won' | 'contacted' | 'papers' | 'sent' | 'received' | 'lapsed'
    won_at: Date
  }
  beacon_round: { chain: string; round: number; randomness: string; signature: string }
}
