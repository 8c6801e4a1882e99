import type * as desk from '#domain/chat/backoffice/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { lockConversation, type Conversation } from '../conversation-queries.ts'
import { tellChats } from '../tell.ts'
import { getWholeChat } from './get-desk-chat.ts'

/**
 * Runs a write on one conversation and gives it as it is then. Where a version is named it must still be so; refuses
 * `conflict` with the conversation as it is now where somebody was faster.
 */
export async function changeChat(
  ctx: Context,
  { id, version }: { id: number; version?: number },
  write: (trx: Db, conversation: Conversation) => Promise<void>,
): Promise<desk.WholeChat> {
  await ctx.db.transaction().execute(async (trx) => {
    const conversation = await lockConversation(trx, id)
    if (!conversation) throw new Refusal('notFound')
    if (version !== undefined && conversation.version !== version) {
      throw new Refusal('conflict', { current: await getWholeChat({ ...ctx, db: trx }, { id }) })
    }
    await write(trx, conversation)
  })
  ctx.outbox.wake()
  tellChats(ctx, [id])
  return getWholeChat(ctx, { id })
}
