import type { Output, ParsedInput } from '#domain/contract.ts'
import { toPage } from '#domain/paging.ts'
import type * as desk from '#domain/question/backoffice/api.ts'
import type { Caller, Context } from '../context.ts'
import { getStaff } from '../platform/http/access.ts'
import { readSetting } from '../settings/index.ts'
import { countQuestions, listAnswererRows, listQuestionRows } from './question-queries.ts'
import { toRow } from './question-view.ts'

export async function listQuestions(
  ctx: Context,
  { q = '', state, category, whose, urgent, page, limit }: ParsedInput<typeof desk.listQuestions>,
  caller: Caller,
): Promise<Output<typeof desk.listQuestions>> {
  const mine = { me: getStaff(caller).id, nobody: 0 }
  const filter = {
    q,
    state: state ?? null,
    category: category ?? null,
    assignedTo: whose ? mine[whose] : null,
    urgent: urgent === 'yes',
  }
  const { answerHours } = await readSetting(ctx.db, 'expertQuestions')
  const rows = await listQuestionRows(ctx.db, filter, { limit, offset: (page - 1) * limit })
  const counts = await countQuestions(ctx.db, { ...filter, state: null })
  const countOf = (of: string) => counts.find((each) => each.state === of)?.count ?? 0
  const total = state ? countOf(state) : counts.reduce((sum, { count }) => sum + count, 0)
  const at = { now: ctx.clock.now(), answerHours }
  return {
    ...toPage(
      rows.map((row) => toRow(row, at)),
      total,
      page,
      limit,
    ),
    counts: {
      new: countOf('new'),
      assigned: countOf('assigned'),
      answered: countOf('answered'),
      closed: countOf('closed'),
    },
  }
}

export function listAnswerers({ db }: Context): Promise<Output<typeof desk.listAnswerers>> {
  return listAnswererRows(db)
}
