import type { ColumnType, Generated } from 'kysely'
import type { Answers, Question } from '#domain/survey/questions.ts'

export interface SurveyTables {
  survey: {
    id: Generated<number>
    title: string
    intro: Generated<string>
    thanks: Generated<string>
    status: Generated<SurveyStatus>
    access: Generated<'all' | 'list'>
    store_codes: Generated<string[]>
    opens_on: string
    closes_on: string
    reward_points: Generated<number>
    questions: ColumnType<Question[], string, string>
    version: Generated<number>
    created_at: Date
    updated_at: Date
    published_at: Date | null
  }
  survey_answer: {
    id: Generated<number>
    survey_id: number
    store_code: string
    store_name: string
    store_user: string
    phone: string | null
    account_id: number | null
    answers: ColumnType<Answers, string, string>
    asked: Generated<string[]>
    state: Generated<'draft' | 'sent'>
    version: Generated<number>
    started_at: Date
    updated_at: Date
    sent_at: Date | null
    rewarded: number | null
  }
  survey_photo: {
    id: string
    answer_id: number
    question_id: string
    width: number
    height: number
    bytes: Buffer
    created_at: Date
  }
}

export type SurveyStatus = 'draft' | 'published' | 'closed'
