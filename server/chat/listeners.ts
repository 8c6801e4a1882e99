import type { Listeners } from '../platform/jobs/work.ts'
import { eraseConversations, listOwnIds } from './conversation-queries.ts'
import { tellStaff } from './desk/push.ts'
import { tellVisitor } from './tell-visitor.ts'
import { tellChats } from './tell.ts'

export const chatListeners: Listeners = {
  'chat.waiting': {
    tellStaff: (ctx, payload) => tellStaff(ctx, Number(payload.conversationId)),
  },
  'chat.answered': {
    tellVisitor: (ctx, payload) =>
      tellVisitor(ctx, Number(payload.conversationId), Number(payload.number)),
  },
  'member.erased': {
    /** A deleted member takes their conversations along. */
    eraseChats: async (ctx, payload) => {
      const visitor = { kind: 'member', id: Number(payload.memberId) } as const
      const ids = await listOwnIds(ctx.db, visitor)
      await ctx.db.transaction().execute((trx) => eraseConversations(trx, ids))
      tellChats(ctx, ids)
    },
  },
}
