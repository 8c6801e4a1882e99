import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { inHashingQueue, type Door } from './hashing-queue.ts'
import { hashPassword } from './password-hash.ts'
import type { WhichSessions } from './session-queries.ts'
import type { Sessions } from './sessions.ts'

interface NewPassword {
  password: string
  door: Door
  /** Writes it down, where the account is still what was proven; answers which of its sessions end. */
  write(trx: Db, passwordHash: string): Promise<WhichSessions>
}

/**
 * A new password of somebody who has shown who they are; the sessions that end with it end in the same
 * transaction. Hashed before it: that is slow, and no row need wait.
 */
export async function replacePassword(
  ctx: Context,
  sessions: Pick<Sessions<'member'>, 'end' | 'tellEnded'>,
  { password, door, write }: NewPassword,
  { ip }: Pick<Caller, 'ip'>,
): Promise<void> {
  const passwordHash = await inHashingQueue(ctx, { door, address: ip }, () =>
    hashPassword(ctx.config, password),
  )
  const ended = await ctx.db.transaction().execute(async (trx) => {
    const which = await write(trx, passwordHash)
    return sessions.end(trx, which, ctx.clock.now())
  })
  sessions.tellEnded(ctx, ended)
}
