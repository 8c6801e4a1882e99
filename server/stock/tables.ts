import type { Generated } from 'kysely'

export interface StockTables {
  stock: { product_id: number; on_hand: number; reserved: Generated<number> }
  stock_movement: {
    id: Generated<number>
    product_id: number
    kind: 'receive' | 'reserve' | 'release' | 'consume' | 'restock' | 'adjust'
    quantity: number
    cause: string
    actor: string
    created_at: Generated<Date>
  }
  stock_hold: { cause: string; product_id: number; quantity: number; expires_at: Date }
}
