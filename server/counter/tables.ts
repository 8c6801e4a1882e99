import type { Generated, JSONColumnType } from 'kysely'

export interface CounterTables {
  store_voucher_log: {
    id: Generated<number>
    store_code: string
    store_user: string
    phone: string
    campaign_id: number
    voucher_id: number | null
    code_masked: string
    kind: 'offer' | 'prize'
    products: JSONColumnType<{ id: number; name: string; quantity: number }[]>
    amount: number | null
    saving: Generated<number>
    state: Generated<'used' | 'cancelled'>
    settled: Generated<boolean>
    used_at: Date
    cancelled_at: Generated<Date | null>
    cancelled_by: Generated<string | null>
    cancel_reason: Generated<string>
  }
}
