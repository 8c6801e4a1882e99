import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import { days } from '#domain/kernel/durations.ts'
import { questionsADay, twinDays } from '#domain/question/limits.ts'
import type { Context } from '../context.ts'
import { holdMember } from '../identity/index.ts'
import type { Db } from '../platform/db.ts'
import { appendEvent } from '../platform/outbox.ts'

interface Asked {
  name: string
  phone: string
  words: string
  urgent: boolean
  memberId: number | null
  categoryId: number
  consent: string
}

/**
 * False for a question that is there already; one that ended long ago is taken up again. Refuses `rateLimited` for
 * more of one phone than fit into a day.
 */
export function keepQuestion(ctx: Context, asked: Asked): Promise<boolean> {
  const { phone, memberId } = asked
  return ctx.db.transaction().execute(async (trx) => {
    if (memberId !== null) await holdMember(trx, memberId)
    // Questions of a phone go one after the other: a twin finds the first, and each counts those before it.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`question ${phone}`}, 0))`.execute(
      trx,
    )
    const now = ctx.clock.now()
    const twin = await findTwin(trx, asked)
    if (twin && !isAskedAnew(twin, now)) return false
    await ensureFew(ctx, trx, phone)
    if (twin?.state === 'answered') await tellAgain(trx, twin.id, now)
    else if (twin) await openAgain(trx, { ...asked, id: twin.id, now })
    else await insertQuestion(trx, { ...asked, now })
    return true
  })
}

export async function isAskedAlready(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  asked: Pick<Asked, 'phone' | 'words'>,
): Promise<boolean> {
  const twin = await findTwin(db, asked)
  return twin !== null && !isAskedAnew(twin, clock.now())
}

type Twin = NonNullable<Awaited<ReturnType<typeof findTwin>>>

async function findTwin(db: Db, { phone, words }: Pick<Asked, 'phone' | 'words'>) {
  const found = await db
    .selectFrom('expert_question')
    .select(['id', 'state', 'ended_at'])
    .where('phone', '=', phone)
    .where(sql`md5(words)`, '=', sql`md5(${words})`)
    .executeTakeFirst()
  return found ?? null
}

/** Sent again by a finger or a network it is the same; after its end somebody still wants to know. */
function isAskedAnew({ ended_at: endedAt }: Twin, now: Date): boolean {
  return endedAt !== null && now.getTime() - endedAt.getTime() > days(twinDays)
}

/** The answer that is there is what they ask for; once a day at most. */
async function tellAgain(trx: Db, questionId: number, now: Date): Promise<void> {
  await appendEvent(trx, 'question.askedAgain', { questionId, day: vietnamDayOf(now) })
}

/** Nobody had answered: it waits again, with the words that were agreed to now. */
async function openAgain(
  trx: Db,
  { id, name, categoryId, memberId, consent, urgent, now }: Asked & { id: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('expert_question')
    .set((row) => ({
      name,
      category_id: categoryId,
      member_id: row.fn.coalesce(row.val(memberId), 'member_id'),
      consent,
      urgent,
      created_at: now,
      state: row
        .case()
        .when('item_id', 'is', null)
        .then('new' as const)
        .else('assigned' as const)
        .end(),
      assigned_to: row
        .case()
        .when('item_id', 'is', null)
        .then(null)
        .else(row.ref('assigned_to'))
        .end(),
      closed_reason: '',
      ended_at: null,
      ended_by: '',
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', '=', 'closed')
    .execute()
}

async function insertQuestion(
  trx: Db,
  { name, phone, words, urgent, memberId, categoryId, consent, now }: Asked & { now: Date },
): Promise<void> {
  await trx
    .insertInto('expert_question')
    .values({
      name,
      phone,
      member_id: memberId,
      category_id: categoryId,
      words,
      consent,
      created_at: now,
      urgent,
      assigned_to: null,
      item_id: null,
      answered_how: null,
      revision_id: null,
      ended_at: null,
      forgotten_at: null,
    })
    .execute()
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
