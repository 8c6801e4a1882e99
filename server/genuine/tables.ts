import type { Generated } from 'kysely'
import type { ReportState } from '#domain/genuine/backoffice/report-states.ts'
import type { UseChannel } from './found-code.ts'

export interface GenuineTables {
  code_batch: {
    id: Generated<number>
    name: string
    kind: 'single' | 'combo' | 'test'
    boxes: Generated<number>
    product_code: string
    product_id: number | null
    point: number
    lot: Generated<string>
    product_expires_on: string | null
    earn_until: string | null
    voucher_campaign_id: number | null
    source: 'generated' | 'imported'
    state: Generated<'issuing' | 'ready' | 'recalled'>
    recall_reason: Generated<string>
    code_count: Generated<number>
    exported_to: string | null
    key_print: Generated<string>
    created_at: Date
    recalled_at: Generated<Date | null>
    version: Generated<number>
    wanted_count: number | null
    activation: Generated<'all' | 'ranges'>
    prefix: Generated<string>
    note: Generated<string>
    created_by: Generated<string>
  }
  genuine_code: { code_hash: Buffer; batch_id: number; serial: number | null }
  code_activation: {
    id: Generated<number>
    batch_id: number
    first_serial: number
    last_serial: number
    reason: string
    activated_by: string
    activated_at: Date
  }
  code_batch_file: { batch_id: number; file: Buffer; made_at: Date }
  code_redemption: {
    code_hash: Buffer
    batch_id: number
    code_masked: Generated<string>
    account_id: number | null
    channel: UseChannel
    store_code: string | null
    place: string
    point: number
    redeemed_at: Date
  }
  code_attempt: {
    id: Generated<number>
    phone: string
    channel: 'member' | 'store' | 'guest'
    store_code: string | null
    store_user: Generated<string | null>
    sent_by: Generated<string | null>
    address: string
    code_masked: string
    batch_id: number | null
    result: number
    point: Generated<number>
    attempted_at: Date
    settled: Generated<boolean>
    code_hash: Buffer | null
    /** By signs of its day (docs/rules/code-report.md). */
    suspicious: Generated<boolean>
  }
  code_lock: {
    phone: string
    place: Generated<string>
    since: Date
    wrong_at: Generated<Date[]>
    locked_until: Date | null
  }
  counterfeit_report: {
    id: Generated<number>
    account_id: number | null
    phone: string
    code_masked: string
    code_hash: Buffer
    batch_id: number | null
    place: string
    description: string
    photo: Buffer | null
    state: Generated<ReportState>
    created_at: Date
    version: Generated<number>
    province: number | null
    assigned_to: number | null
    closed_at: Date | null
  }
  counterfeit_note: {
    id: Generated<number>
    report_id: number
    kind: 'note' | 'reply'
    template: Generated<string>
    words: string
    written_by: string
    written_at: Date
  }
}
