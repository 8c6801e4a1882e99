import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import type { WhichSessions } from './session-queries.ts'
import type { Sessions } from './sessions.ts'

type Listing = Pick<Sessions<'member'>, 'list'>
type Ending = Pick<Sessions<'member'>, 'end' | 'tellEnded'>

/** Where somebody is logged in: this device first, then those used last. */
export async function listDevices(
  { db, clock }: Context,
  sessions: Listing,
  { of, current }: { of: WhichSessions['of']; current: number },
) {
  const devices = (await sessions.list(db, of, clock.now())).map((row) => ({
    ...row,
    created_at: toVietnamIso(row.created_at),
    last_seen_at: toVietnamIso(row.last_seen_at),
    isCurrent: row.id === current,
  }))
  return devices.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/** Logs devices out; `note` writes down that it was done, in the same transaction. Answers which. */
export async function endDevices(
  ctx: Context,
  sessions: Ending,
  which: WhichSessions,
  note?: (trx: Db, ended: number[]) => Promise<void>,
): Promise<number[]> {
  const ended = await ctx.db.transaction().execute(async (trx) => {
    const ids = await sessions.end(trx, which, ctx.clock.now())
    await note?.(trx, ids)
    return ids
  })
  sessions.tellEnded(ctx, ended)
  return ended
}

/** One of them. Refusal: `notFound` for a device that is not theirs to end, or out already. */
export async function endDevice(
  ctx: Context,
  sessions: Ending,
  which: WhichSessions & { id: number },
  note?: (trx: Db) => Promise<void>,
): Promise<void> {
  await endDevices(ctx, sessions, which, async (trx, ended) => {
    if (ended.length === 0) throw new Refusal('notFound')
    await note?.(trx)
  })
}
