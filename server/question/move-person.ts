import { queryRows } from '../platform/query-rows.ts'
import type { PersonMover } from '../platform/person-mover.ts'

export const questionMover: PersonMover = {
  columns: { 'expert_question.phone': 'questions', 'expert_question.member_id': 'questions' },
  move: async ({ db }, { from, to }) => {
    // Both asked the same: one of them has to differ for the database.
    await queryRows(
      db,
      `update expert_question q set words = words || ' ' where phone = $1 and exists (
         select from expert_question t where t.phone = $2 and md5(t.words) = md5(q.words))`,
      [from.phone, to.phone],
    )
    return {}
  },
}
