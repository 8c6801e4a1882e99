export interface Redemption {
  hash: Buffer
  /** Clear; kept masked, for the words of the ledger. */
  code: string
  batchId: number
  accountId: number
  channel: 'member' | 'store'
  storeCode: string | null
  /** As it is told to whoever comes second. */
  place: string
  point: number
  at: Date
}
