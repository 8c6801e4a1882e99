import type { Generated } from 'kysely'

export interface DailyStatsTables {
  store_day: {
    store_code: string
    day: string
    store_user: Generated<string>
    earned: Generated<number>
    used: Generated<number>
    wrong: Generated<number>
    refused: Generated<number>
    points: Generated<number>
    offers: Generated<number>
    saved: Generated<number>
  }
}
