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
): Promise<void> {
  const member = await findMember(trx, memberId)
  if (!member?.email) return
  // Whose address changes hears of it at both.
  const key = [memberId, answer.template, member.email, ctx.clock.now().toISOString()]
  const dedupeKey = `data:${key.join(':')}`
  await queueMail(ctx, trx, { ...answer, dedupeKey, to: member.email })
}
