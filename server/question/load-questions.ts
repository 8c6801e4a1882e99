import type { Insertable } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { QuestionTables } from './tables.ts'

export type LoadedQuestion = Insertable<QuestionTables['expert_question']>

/** What was asked elsewhere. */
export async function loadQuestions(trx: Db, questions: readonly LoadedQuestion[]): Promise<void> {
  if (questions.length > 0) await trx.insertInto('expert_question').values(questions).execute()
}
