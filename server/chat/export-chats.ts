import type { z } from 'zod'
import type { Output } from '#domain/contract.ts'
import type { chatsExport } from '#domain/chat/api.ts'
import type { exportData } from '#domain/identity/account-data/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { getMember } from '../platform/http/access.ts'
import { exportWithQuestions } from '../question/index.ts'

/** A member's whole data, with what only this module knows. */
export async function exportWithChats(
  ctx: Context,
  input: object,
  caller: Caller,
): Promise<Output<typeof exportData>> {
  const data = await exportWithQuestions(ctx, input, caller)
  return { ...data, chats: await listChatsOf(ctx.db, getMember(caller).id) }
}

async function listChatsOf(db: Db, memberId: number): Promise<z.output<typeof chatsExport>> {
  const rows = await db
    .selectFrom('chat_conversation as c')
    .innerJoin('chat_message as m', 'm.conversation_id', 'c.id')
    .leftJoin('chat_picture as p', (join) =>
      join.onRef('p.conversation_id', '=', 'm.conversation_id').onRef('p.number', '=', 'm.number'),
    )
    .select([
      'c.id',
      'c.inbox',
      'c.created_at',
      'm.side',
      'm.words',
      'm.created_at as at',
      'p.width',
    ])
    .where('c.member_id', '=', memberId)
    .orderBy('c.id')
    .orderBy('m.number')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((messages) => ({
    inbox: messages[0]!.inbox,
    created_at: toVietnamIso(messages[0]!.created_at),
    messages: messages.map(({ at, side, words, width }) => ({
      at: toVietnamIso(at),
      side,
      words,
      has_picture: width !== null,
    })),
  }))
}
