export interface Attempt {
  phone: string
  channel: 'member' | 'store'
  storeCode: string | null
  /** The network address. */
  address: string
  /** Clear; it is masked before it is written. */
  code: string
  batchId: number | null
  /** Of domain/loyalty/result-codes.ts. */
  result: number
  point: number
  at: Date
}
