import type { ColumnType, Generated } from 'kysely'
import type {
  AnnouncedBox,
  EntrySource,
  GameAudience,
  GameKind,
  GamePlace,
} from '#domain/game/definition.ts'
import type { GameFields } from '#domain/game/backoffice/fields.ts'
import type { HoldReason } from '#domain/game/backoffice/claims.ts'
import type { LegalKey } from '#domain/game/backoffice/law.ts'
import type { GameRules } from '#domain/game/rules.ts'
import type { Played } from '#domain/game/simulation/play-once.ts'
import type { SimulationResult } from '#domain/game/simulation/sum-up.ts'
import type { Traffic } from '#domain/game/simulation/traffic.ts'
import type { SettlementFigures } from '#domain/game/settlement/figures.ts'
import type { SettlementStep } from '#domain/game/settlement/steps.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'

export interface GameTables {
  game_campaign: {
    id: Generated<number>
    slug: string
    title: string
    state: Generated<'draft' | 'approved' | 'closed' | 'settled'>
    kind: GameKind
    place: GamePlace
    audience: GameAudience
    opens_at: Date
    closes_at: Date
    announced: ColumnType<AnnouncedBox, string, string>
    rules: ColumnType<GameRules, string, string>
    secret: Buffer | null
    revealed: string | null
    commitment: string | null
    version: Generated<number>
    approved_by: string | null
    approved_at: Date | null
    brand: Generated<string>
    draft: ColumnType<GameFields | null, string | null, string | null>
    copied_from: number | null
    edited_by: Generated<string>
    submitted_by: string | null
    submitted_at: Date | null
    returned_by: string | null
    returned_reason: Generated<string>
    stopped_by: string | null
    stopped_at: Date | null
    stop_reason: Generated<string>
    settled_by: string | null
    settled_at: Date | null
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
    closed_at: Date | null
  }
  game_draw: {
    campaign_id: number
    root: string
    entries: number
    round: number | null
    drawn_at: Date | null
    winners: Generated<number>
    told: Generated<number>
    finished_at: Date | null
    place: Generated<string>
    witnesses: Generated<string[]>
  }
  game_rank: {
    campaign_id: number
    rank: number
    number: number
    score: string
    state: 'winner' | 'reserve' | 'lapsed'
    prize: number | null
    moved_up_for: number | null
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
    /** The phone of the seal, where its person has another one since. */
    sealed_for: string | null
    seal: string
    hash: string
    state: Generated<'open' | 'played' | 'cancelled'>
    result: number | null
    cancelled_after: number | null
    played_at: Date | null
  }
  game_win: {
    id: Generated<number>
    campaign_id: number
    number: number
    prize: number
    account_id: number | null
    points: number | null
    voucher_id: number | null
    state: 'credited' | 'held' | 'won' | 'contacted' | 'papers' | 'sent' | 'received' | 'lapsed'
    won_at: Date
  }
  game_turn: {
    campaign_id: number
    number: number
    store_code: string
    store_user: string
    key: string
    at: Date
  }
  game_phone: { id: Generated<number>; campaign_id: number; phone: string }
  game_ticket: {
    id: Generated<number>
    campaign_id: number
    code_hash: Buffer
    number: number | null
    created_at: Date
    lot_id: number | null
    withdrawn_at: Date | null
  }
  game_ticket_lot: {
    id: Generated<number>
    campaign_id: number
    prefix: string
    count: number
    format: Generated<'table' | 'pages'>
    file: Buffer
    issued_by: string
    issued_at: Date
    reason: Generated<string>
    withdrawn_at: Date | null
    withdrawn_by: string | null
    withdrawn_reason: Generated<string>
  }
  game_simulation: {
    id: Generated<number>
    campaign_id: number
    fields: ColumnType<GameFields, string, never>
    content_hash: string
    factor: number
    seed: string
    runs: number
    done: Generated<number>
    traffic: ColumnType<Traffic | null, string | null, string | null>
    state: Generated<'running' | 'done' | 'cancelled'>
    result: ColumnType<SimulationResult | null, string | null, string | null>
    asked_by: string
    asked_at: Date
    ended_at: Date | null
  }
  game_simulation_part: {
    simulation_id: number
    first: number
    runs: ColumnType<Played[], string, never>
  }
  game_claim: {
    campaign_id: number
    number: number
    name: string
    phone: string
    province_id: number
    district_id: number
    ward_id: number
    ward_name: string
    street: string
    full_address: string
    new_address: string | null
    submitted_at: Date
    updated_at: Date
  }
  game_event: { campaign_id: number; day: VietnamDay; event: string; count: number }
  game_hold: {
    campaign_id: number
    number: number
    reason: HoldReason
    held_at: Date
    decision: 'released' | 'refused' | null
    decided_by: string | null
    decided_at: Date | null
    note: Generated<string>
  }
  game_claim_step: {
    campaign_id: number
    number: number
    due_on: string | null
    warned_at: Date | null
    contacted_at: Date | null
    papers_at: Date | null
    sent_at: Date | null
    received_at: Date | null
    lapsed_at: Date | null
    moved_by: Generated<string>
    winner_name: Generated<string>
    winner_address: Generated<string>
    id_checked: Generated<boolean>
    sent_how: Generated<string>
    note: Generated<string>
    version: Generated<number>
  }
  game_file: {
    id: Generated<number>
    campaign_id: number
    kind: Generated<'registration' | 'settlement'>
    name: string
    media_type: 'application/pdf' | 'image/jpeg' | 'image/png'
    bytes: Buffer
    added_by: string
    added_at: Date
  }
  game_legal_rule: {
    id: Generated<number>
    version: Generated<number>
    key: LegalKey
    value: number
    valid_from: string
    valid_until: string | null
    source: string
    source_url: Generated<string>
    verified_on: string | null
    verified_by: Generated<string>
    verified_note: Generated<string>
  }
  game_settlement: {
    campaign_id: number
    version: Generated<number>
    figures: ColumnType<SettlementFigures | null, string | null, string | null>
  }
  game_settlement_step: {
    campaign_id: number
    step: SettlementStep
    done_on: VietnamDay
    amount: number | null
    reference: Generated<string>
    file_id: number | null
    note: Generated<string>
    noted_by: string
    noted_at: Date
  }
  game_dossier: {
    campaign_id: number
    version: Generated<number>
    goods: Generated<string>
    area: Generated<string>
    goods_value: number | null
    partners: Generated<string>
    contact_name: Generated<string>
    contact_phone: Generated<string>
  }
  beacon_round: { chain: string; round: number; randomness: string; signature: string }
}
