import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/question/api.ts'
import { isEmergency } from '#domain/question/emergency.ts'
import { questionTexts as texts } from '#domain/question/texts.ts'
import { verifyCaptcha } from '../captcha/index.ts'
import type { Caller, Context } from '../context.ts'
import { networkOf } from '../platform/network.ts'
import { findExpertCategory } from '../publishing/index.ts'
import { readSetting } from '../settings/index.ts'
import { isAskedAlready, keepQuestion } from './ask-queries.ts'
import { questionsKey } from './change-question.ts'

/**
 * Keeps what somebody asks, with the sentence that they agreed to. Sent again, or twice at once, it is the same
 * question: nothing is counted, nothing is kept twice. Days after its end it is asked anew: what was answered is told
 * again, what was closed waits again.
 */
export async function askExpert(
  ctx: Context,
  { name, phone, question: words, category: asked, captcha }: ParsedInput<typeof api.askExpert>,
  caller: Caller,
): Promise<Output<typeof api.askExpert>> {
  const category = await findExpertCategory(ctx.db, asked)
  if (!category) {
    throw new Refusal('invalidInput', { fields: { category: texts.categoryMissing } })
  }
  const { answerHours, emergencyWords } = await readSetting(ctx.db, 'expertQuestions')
  const urgent = isEmergency(words, emergencyWords)
  const answer = { ok: true, urgent, answer_hours: answerHours } as const
  if (await isAskedAlready(ctx, { phone, words })) return answer
  const network = networkOf(caller.ip)
  const taken = await ctx.limits.consume('leadAddress', network)
  const first = await ctx.limits.take('firstLeadsAddress', network)
  if (!first) await verifyCaptcha(ctx, { token: captcha, action: 'question', address: caller.ip })
  const memberId = caller.member?.id ?? null
  const isNew = await keepQuestion(ctx, {
    name,
    phone,
    words,
    urgent,
    memberId,
    categoryId: category.id,
    consent: texts.consent,
  })
  if (isNew) {
    ctx.changeBus.tell([questionsKey])
    ctx.outbox.wake()
  }
  // A twin that was sent at the same moment.
  else await Promise.all([taken.giveBack(), first?.giveBack()])
  return answer
}
