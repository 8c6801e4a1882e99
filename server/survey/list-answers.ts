import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/survey/api.ts'
import type { SignedInStore, Caller, Context } from '../context.ts'
import { getStore } from '../platform/http/actor.ts'
import { listAnswersOf } from './answer-store.ts'
import { toAnswerView } from './answer-view.ts'

/** What the calling store answered so far; `forbidden` for another store's code. */
export async function listSurveyAnswers(
  ctx: Context,
  { code }: ParsedInput<typeof api.listSurveyAnswers>,
  caller: Caller,
): Promise<Output<typeof api.listSurveyAnswers>> {
  const store = getStore(caller)
  ensureOwn(store, code)
  const answers = await listAnswersOf(ctx.db, store.code)
  return answers.map((answer) => {
    return { ...toAnswerView(answer), title: answer.title, closes_on: answer.closesOn }
  })
}

/** Codes are printed: either case is the same store. */
export function ensureOwn({ code: own }: SignedInStore, code: string): void {
  if (own.toUpperCase() !== code.toUpperCase()) throw new Refusal('forbidden')
}
