import { chatTexts as texts } from '#domain/chat/texts.ts'
import type { Caller, Context } from '../context.ts'
import { holdMember } from '../identity/index.ts'
import { findConversation, joinMember, listOwnIds } from './conversation-queries.ts'
import { addNote } from './notes.ts'
import { tellChats } from './tell.ts'
import { guestOf } from './visitor.ts'

/**
 * What a browser wrote as a guest belongs to the member who has logged in with it: the secret in its cookie and the
 * session together are the proof. The secret opens nothing any more.
 */
export async function joinOwn(
  ctx: Context,
  caller: Pick<Caller, 'member' | 'chat' | 'chatCookie'>,
): Promise<void> {
  const { member } = caller
  const guest = member && guestOf(caller.chat)
  if (!guest) return
  if ((await listOwnIds(ctx.db, guest)).length > 0) {
    const joined = await ctx.db.transaction().execute(async (trx) => {
      await holdMember(trx, member.id)
      const ids = await joinMember(trx, guest.hash, member.id)
      for (const id of ids) {
        const { lastNumber: afterNumber } = (await findConversation(trx, id))!
        const words = texts.joined
        await addNote(trx, { id, afterNumber, kind: 'event', words }, ctx.clock.now())
      }
      return ids
    })
    tellChats(ctx, joined)
  }
  caller.chatCookie?.clear()
}
