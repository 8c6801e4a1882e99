import type { Generated } from 'kysely'
import type { StatusPart } from '#domain/health/api.ts'

export interface HealthTables {
  status_notice: {
    id: Generated<number>
    part: StatusPart
    words: string
    began_at: Date
    ended_at: Date | null
  }
}
