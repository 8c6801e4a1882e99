import type { PersonMover } from '../platform/person-mover.ts'

export const surveyMover: PersonMover = {
  columns: { 'survey_answer.phone': 'surveys', 'survey_answer.account_id': 'surveys' },
}
