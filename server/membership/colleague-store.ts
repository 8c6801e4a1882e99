import type { Db } from '../platform/db.ts'

/** Whether an account belongs to a store; also one that has been disabled since. */
export async function isAccountOf(
  db: Db,
  { storeId, username }: { storeId: number; username: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('drugstore_user')
    .select('id')
    .where('username', '=', username)
    .where('drugstore_id', '=', storeId)
    .executeTakeFirst()
  return found !== undefined
}
