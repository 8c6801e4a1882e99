export interface BackofficeTables {
  /** What happened in a quarter of an hour (docs/rules/today.md). */
  shop_quarter: {
    at: Date
    orders: number
    revenue: number
    members: number
    codes: number
  }
}
