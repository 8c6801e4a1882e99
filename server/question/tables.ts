import type { ColumnType, Generated } from 'kysely'
import type { QuestionState } from '#domain/question/states.ts'

export interface QuestionTables {
  expert_question: {
    id: Generated<number>
    version: Generated<number>
    name: string
    phone: string
    member_id: number | null
    category_id: number
    words: string
    consent: string
    created_at: Date
    urgent: boolean
    state: ColumnType<QuestionState, QuestionState | undefined, QuestionState>
    assigned_to: number | null
    item_id: number | null
    answered_how: 'public' | 'private' | null
    revision_id: number | null
    closed_reason: Generated<string>
    ended_at: Date | null
    ended_by: Generated<string>
    forgotten_at: Date | null
  }
}
