import type { Db } from '../platform/db.ts'

const maxListed = 100

/** A member's conversations, the one written in last first. */
export function listChatsOfMember(db: Db, memberId: number) {
  return db
    .selectFrom('chat_conversation')
    .select(['id', 'inbox', 'state', 'last_at as lastAt'])
    .where('member_id', '=', memberId)
    .orderBy('last_at', 'desc')
    .limit(maxListed)
    .execute()
}

/** Who writes in a conversation; null for a guest, whom nobody knows. */
export async function findMemberOfChat(db: Db, id: number): Promise<number | null> {
  const found = await db
    .selectFrom('chat_conversation')
    .select('member_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.member_id ?? null
}
