import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/survey/api.ts'
import type { Caller, Context } from '../context.ts'
import { findActiveProgramme } from '../loyalty/index.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { runOnce } from '../platform/idempotency.ts'
import { answerSurvey } from './answer-survey.ts'
import { findOwnAnswer } from './answer-queries.ts'
import { toAnswerView } from './answer-view.ts'
import { holdOpenSurvey } from './access.ts'

/**
 * Keeps answers of the calling store as they are given, until the closing day; `submit` sends them and
 * rewards the first sending, in one transaction, once for its key. Problems by question id, `phone` for
 * the reward's.
 */
export async function changeSurveyAnswer(
  ctx: Context,
  input: ParsedInput<typeof api.changeSurveyAnswer>,
  caller: Caller,
): Promise<Output<typeof api.changeSurveyAnswer>> {
  const { id, answers: given, submit, phone } = input
  const { code, username } = getPharmacy(caller)
  const known = await findOwnAnswer(ctx.db, id, code)
  if (!known) throw new Refusal('notFound')
  const programme = submit ? await findActiveProgramme(ctx, ctx.clock.today()) : null
  const programmeId = programme?.id ?? null
  const of = { id, pharmacyCode: code, pharmacyUser: username }
  const scope = `PATCH /survey/answers ${code}`
  const request = { scope, key: caller.idempotencyKey!, body: input }
  return runOnce(ctx, request, async (trx) => {
    const survey = await holdOpenSurvey(trx, known.surveyId, code, ctx.clock.today()).catch(
      asConflict,
    )
    const answering = { of, given, submit, phone, programmeId, at: ctx.clock.now() }
    return toAnswerView(await answerSurvey(trx, survey, answering))
  })
}

/** Who began an answer knows the survey: it has only closed to them meanwhile. */
function asConflict(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw new Refusal('conflict', { message: error.message })
}
