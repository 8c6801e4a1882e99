import type { Context } from '../context.ts'
import { pushMember } from '../identity/index.ts'
import { findConversation } from './conversation-queries.ts'

/** Tells a member's devices of an answer that they have not read; no word of it leaves. */
export async function tellVisitor(
  ctx: Context,
  conversationId: number,
  number: number,
): Promise<void> {
  const conversation = await findConversation(ctx.db, conversationId)
  if (!conversation || conversation.memberId === null) return
  if (conversation.visitorRead >= number) return
  const { memberId } = conversation
  const dedupeKey = `chat:${conversationId}:${number}`
  await pushMember(ctx, { dedupeKey, memberId, template: 'chatAnswered', values: {} })
}
