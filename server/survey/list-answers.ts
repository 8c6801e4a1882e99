import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/survey/api.ts'
import type { SignedInPharmacy, Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { listAnswersOf } from './answer-queries.ts'
import { toAnswerView } from './answer-view.ts'

/** What the calling store answered so far; `forbidden` for another pharmacy's code. */
export async function listSurveyAnswers(
  ctx: Context,
  { code }: ParsedInput<typeof api.listSurveyAnswers>,
  caller: Caller,
): Promise<Output<typeof api.listSurveyAnswers>> {
  const pharmacy = getPharmacy(caller)
  ensureOwn(pharmacy, code)
  const answers = await listAnswersOf(ctx.db, pharmacy.code)
  return answers.map((answer) => {
    return { ...toAnswerView(answer), title: answer.title, closes_on: answer.closesOn }
  })
}

/** Codes are printed: either case is the same pharmacy. */
export function ensureOwn({ code: own }: SignedInPharmacy, code: string): void {
  if (own.toUpperCase() !== code.toUpperCase()) throw new Refusal('forbidden')
}
