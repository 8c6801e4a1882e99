import type { mailOnlyTemplates } from '#domain/notification/mail-templates.ts'
import type { Context } from '../context.ts'
import { queueMail } from '../notification/index.ts'
import type { Db } from '../platform/db.ts'
import { findMember } from './member-queries.ts'

/**
 * Answers a member by mail about their own data: the law asks for it, whatever they agreed to hear otherwise. Nothing
 * personal stands in it. In the transaction that does what it tells.
 */
export async function mailAboutData(
  ctx: Pick<Context, 'config' | 'clock'>,
  trx: Db,
  memberId: number,
  answer: { template: keyof typeof mailOnlyTemplates; values: Record<string, string> },
  /** Whose address changes hears of it at both: at the address of before, or at the one of now. */
  at: 'before' | 'now' = 'now',
): Promise<void> {
  const member = await findMember(trx, memberId)
  if (!member?.email) return
  const dedupeKey = `data:${memberId}:${answer.template}:${at}:${ctx.clock.now().toISOString()}`
  await queueMail(ctx, trx, { ...answer, dedupeKey, to: member.email })
}
