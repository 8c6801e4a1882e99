import { toPage, type Output, type ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as accountData from '#domain/identity/account-data/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import { browserHash, forgetBrowsers } from '../otp/index.ts'
import { getMember } from '../platform/http/actor.ts'
import { listMemberEvents } from './event-store.ts'
import { recordEvent } from './record-event.ts'
import { endSessionOf, endSessionsExcept, listLiveSessions } from './session-store.ts'
import { tellEnded } from './sessions.ts'

type DeviceList = Output<typeof accountData.listSessions>

export async function listSessions(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<DeviceList> {
  const { id, sessionId } = getMember(caller)
  const rows = await listLiveSessions(ctx.db, id, ctx.clock.now())
  const sessions = rows.map(({ created_at, last_seen_at, ...row }) => ({
    ...row,
    created_at: toVietnamIso(created_at),
    last_seen_at: toVietnamIso(last_seen_at),
    current: row.id === sessionId,
  }))
  return { sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) }
}

export async function endSession(
  ctx: Context,
  { id }: ParsedInput<typeof accountData.endSession>,
  caller: Caller,
): Promise<DeviceList> {
  const { id: memberId } = getMember(caller)
  await ctx.db.transaction().execute(async (trx) => {
    const isEnded = await endSessionOf(trx, { memberId, id, now: ctx.clock.now() })
    if (!isEnded) throw new Refusal('notFound')
    await recordEvent(ctx, trx, memberId, 'sessionEnded', caller)
  })
  tellEnded(ctx, [id])
  return listSessions(ctx, {}, caller)
}

export async function endOtherSessions(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof accountData.endOtherSessions>> {
  const { id: memberId, sessionId: keep, phone } = getMember(caller)
  const ended = await ctx.db.transaction().execute(async (trx) => {
    const ids = await endSessionsExcept(trx, { memberId, keep, now: ctx.clock.now() })
    await forgetBrowsers(trx, phone, browserHash(caller))
    if (ids.length > 0) await recordEvent(ctx, trx, memberId, 'othersEnded', caller)
    return ids
  })
  tellEnded(ctx, ended)
  return { ...(await listSessions(ctx, {}, caller)), ended: ended.length }
}

export async function listEvents(
  ctx: Context,
  { page, limit }: ParsedInput<typeof accountData.listEvents>,
  caller: Caller,
): Promise<Output<typeof accountData.listEvents>> {
  const { rows, total } = await listMemberEvents(ctx.db, getMember(caller).id, { page, limit })
  const items = rows.map(({ created_at, ...row }) => ({ ...row, at: toVietnamIso(created_at) }))
  return toPage(items, total, page, limit)
}
