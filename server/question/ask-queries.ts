import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import { days } from '#domain/kernel/durations.ts'
import { questionsADay } from '#domain/question/limits.ts'
import type { Context } from '../context.ts'
import { holdMember } from '../identity/index.ts'
import type { Db } from '../platform/db.ts'

interface Asked {
  name: string
  phone: string
  words: string
  urgent: boolean
  memberId: number | null
  categoryId: number
  consent: string
}

/** False for a question that is there already. Refuses `rateLimited` for more of one phone than fit into a day. */
export function keepQuestion(ctx: Context, asked: Asked): Promise<boolean> {
  const { name, phone, words, urgent, memberId, categoryId, consent } = asked
  return ctx.db.transaction().execute(async (trx) => {
    if (memberId !== null) await holdMember(trx, memberId)
    // Questions of a phone go one after the other: a twin finds the first, and each counts those before it.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`question ${phone}`}, 0))`.execute(
      trx,
    )
    if (await isAskedAlready(trx, asked)) return false
    await ensureFew(ctx, trx, phone)
    await trx
      .insertInto('expert_question')
      .values({
        name,
        phone,
        member_id: memberId,
        category_id: categoryId,
        words,
        consent,
        created_at: ctx.clock.now(),
        urgent,
        assigned_to: null,
        item_id: null,
        answered_how: null,
        revision_id: null,
        ended_at: null,
        forgotten_at: null,
      })
      .execute()
    return true
  })
}

export async function isAskedAlready(
  db: Db,
  { phone, words }: Pick<Asked, 'phone' | 'words'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('expert_question')
    .select('id')
    .where('phone', '=', phone)
    .where(sql`md5(words)`, '=', sql`md5(${words})`)
    .executeTakeFirst()
  return found !== undefined
}

/** What is kept is what is counted. */
async function ensureFew({ config, clock }: Context, trx: Db, phone: string): Promise<void> {
  if (!config.rateLimits) return
  const now = clock.now().getTime()
  const asked = await trx
    .selectFrom('expert_question')
    .select('created_at')
    .where('phone', '=', phone)
    .where('created_at', '>', new Date(now - days(1)))
    .orderBy('created_at', 'desc')
    .limit(questionsADay)
    .execute()
  if (asked.length < questionsADay) return
  const free = asked.at(-1)!.created_at.getTime() + days(1)
  throw new Refusal('rateLimited', { retryAfter: Math.max(1, Math.ceil((free - now) / 1000)) })
}
