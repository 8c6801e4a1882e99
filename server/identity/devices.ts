import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as accountData from '#domain/identity/account-data/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { toPage } from '#domain/paging.ts'
import type { Caller, Context } from '../context.ts'
import { browserHash, forgetBrowsers } from '../otp/index.ts'
import { getMember } from '../platform/http/access.ts'
import { endDevice, endDevices, listDevices } from '../session/index.ts'
import { listMemberEvents } from './event-queries.ts'
import { recordEvent } from './record-event.ts'
import { memberSessions } from './sessions.ts'

type DeviceList = Output<typeof accountData.listSessions>

export async function listSessions(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<DeviceList> {
  const { id: of, sessionId: current } = getMember(caller)
  const devices = await listDevices(ctx, memberSessions, { of, current })
  return {
    sessions: devices.map(({ id, device, address, created_at, last_seen_at, isCurrent }) => {
      return { id, device, address, created_at, last_seen_at, current: isCurrent }
    }),
  }
}

export async function endSession(
  ctx: Context,
  { id }: ParsedInput<typeof accountData.endSession>,
  caller: Caller,
): Promise<DeviceList> {
  const { id: of } = getMember(caller)
  await endDevice(ctx, memberSessions, { of, id }, (trx) =>
    recordEvent(ctx, trx, of, 'sessionEnded', caller),
  )
  return listSessions(ctx, {}, caller)
}

export async function endOtherSessions(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof accountData.endOtherSessions>> {
  const { id: of, sessionId: keep, phone } = getMember(caller)
  const ended = await endDevices(ctx, memberSessions, { of, keep }, async (trx, ids) => {
    await forgetBrowsers(trx, phone, browserHash(caller))
    if (ids.length > 0) await recordEvent(ctx, trx, of, 'othersEnded', caller)
  })
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
