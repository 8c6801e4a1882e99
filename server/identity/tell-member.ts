import {
  messageTemplates,
  type MessagePurpose,
  type MessageTemplate,
} from '#domain/notification/templates.ts'
import type { Context } from '../context.ts'
import { queueMail, sendMail, sendMessage, type MailRequest } from '../notification/index.ts'
import type { Payload } from '../platform/jobs/work.ts'
import { canSendBy, canSendTo } from './can-send.ts'
import { pushMember } from './push/push-member.ts'
import { findMember, type StoredMember } from './member-queries.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

export interface ToldMember {
  /** One message a cause: telling it again does nothing. */
  dedupeKey: string
  template: MessageTemplate
  values: Record<string, string>
}

/**
 * Tells a member something on the channels they agreed to, on their phone, by mail and on their devices; `unwanted` without any, and
 * then not even an attempt is kept.
 */
export async function tellMember(
  ctx: Context,
  memberId: number,
  message: ToldMember,
): Promise<'sent' | 'unwanted'> {
  const member = await findMember(ctx.db, memberId)
  if (!member) return 'unwanted'
  const canSend = canSendBy(member)
  const { phone } = member
  const { purpose } = messageTemplates[message.template]
  const address = mailAddressOf(ctx, member, purpose)
  const byMail = address !== null
  if (byMail) {
    await ctx.db.transaction().execute((trx) => queueMail(ctx, trx, { ...message, ...address }))
    ctx.outbox.wake()
  }
  const onDevice =
    canSend(purpose, phone, 'push') && (await pushMember(ctx, { ...message, memberId }))
  if (!canSend(purpose, phone, 'local')) return byMail || onDevice ? 'sent' : 'unwanted'
  await sendMessage(ctx, { ...message, recipient: phone }, canSend)
  return 'sent'
}

/** Where and by which consent a member is mailed of their orders; null without one. */
export async function findMailAddress(ctx: Context, memberId: number): Promise<MailAddress | null> {
  const member = await findMember(ctx.db, memberId)
  return member && mailAddressOf(ctx, member, 'transaction')
}

type MailAddress = Pick<MailRequest, 'to' | 'consent'>

function mailAddressOf(
  { config }: Pick<Context, 'config'>,
  member: StoredMember,
  purpose: MessagePurpose,
): MailAddress | null {
  const { id: memberId, email } = member
  if (!email || !canSendBy(member)(purpose, email, 'email')) return null
  const endToken = unsubscribeToken(config.secretKey, memberId, purpose)
  return { to: email, consent: { memberId, endToken } }
}

/** Sends one mail that waits, if whoever it is for still agrees to it. */
export async function sendDueMail(ctx: Context, { messageId }: Payload): Promise<void> {
  await sendMail(ctx, Number(messageId), async (memberId, purpose, address) =>
    (await canSendTo(ctx.db, memberId))(purpose, address, 'email'),
  )
}
