import type { Generated } from 'kysely'

export interface VoucherTables {
  voucher_campaign: {
    id: Generated<number>
    name: string
    description: Generated<string>
    code: string | null
    kind: 'amount' | 'percentage'
    value: number
    max_value: Generated<number>
    product_codes: Generated<readonly string[]>
    min_goods: Generated<number>
    starts_on: string
    ends_on: string
    valid_days: number | null
    total_limit: number | null
    per_member_limit: number | null
    members_only: Generated<boolean>
    stacks: Generated<boolean>
    listed: Generated<boolean>
    published: Generated<boolean>
    /** What began it together with other things, and alone takes it back. */
    let_loose_by: string | null
    counter: Generated<'none' | 'offer' | 'prize'>
    counter_otp: Generated<boolean>
    note_for_staff: Generated<string>
    used: Generated<number>
    issued: Generated<number>
    printed: Generated<number>
    recalled: Generated<number>
    version: Generated<number>
    /** What waits for a second person, as the desk's form says it; null while nothing does. */
    draft: unknown
    draft_authors: Generated<number[]>
    draft_at: Date | null
    approved_by: number | null
    approved_at: Date | null
    approved_authors: Generated<number[]>
    /** Whether it was ever in the shop. */
    opened: Generated<boolean>
    created_at: Date
  }
  voucher_print: {
    id: Generated<number>
    campaign_id: number
    printed: number
    printed_at: Date
    file: Buffer | null
    recalled_at: Date | null
  }
  voucher: {
    id: Generated<number>
    campaign_id: number
    code_hash: Buffer
    code: string | null
    account_id: number | null
    state: Generated<'free' | 'held' | 'used' | 'revoked'>
    cause: string
    expires_on: string
    extended: Generated<boolean>
    issued_at: Date
  }
  voucher_use: {
    id: Generated<number>
    campaign_id: number
    voucher_id: number | null
    holder: string
    cause: string
    saving: number
    state: Generated<'held' | 'used' | 'released'>
    created_at: Date
    settled_at: Date | null
  }
  voucher_holder: { campaign_id: number; holder: string; used: Generated<number> }
}
