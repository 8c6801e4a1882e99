import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/question/api.ts'
import { isEmergency } from '#domain/question/emergency.ts'
import { questionTexts as texts } from '#domain/question/texts.ts'
import { verifyCaptcha } from '../captcha/index.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { networkOf } from '../platform/network.ts'
import { findExpertCategory } from '../publishing/index.ts'
import { readSetting } from '../settings/index.ts'
import { questionsKey } from './change-question.ts'

/**
 * Keeps what somebody asks, with the sentence that they agreed to. Sent again it is the same question: nothing is
 * counted, nothing is kept twice.
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
  if (await isKnown(ctx.db, phone, words)) return answer
  const network = networkOf(caller.ip)
  await ctx.limits.consume('leadAddress', network)
  const isFew = await ctx.limits.take('firstLeadsAddress', network)
  if (!isFew) await verifyCaptcha(ctx, captcha, caller.ip)
  await ctx.limits.consume('questionPhone', phone)
  await ctx.db
    .insertInto('expert_question')
    .values({
      name,
      phone,
      member_id: caller.member?.id ?? null,
      category_id: category.id,
      words,
      consent: texts.consent,
      created_at: ctx.clock.now(),
      urgent,
      assigned_to: null,
      item_id: null,
      answered_how: null,
      revision_id: null,
      ended_at: null,
      forgotten_at: null,
    })
    // A twin that was sent at the same moment.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  ctx.changeBus.tell([questionsKey])
  return answer
}

async function isKnown(db: Db, phone: string, words: string): Promise<boolean> {
  const hash = createHash('md5').update(words).digest('hex')
  const found = await db
    .selectFrom('expert_question')
    .select('id')
    .where('phone', '=', phone)
    .where(sql`md5(words)`, '=', hash)
    .executeTakeFirst()
  return found !== undefined
}
