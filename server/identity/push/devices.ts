import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as accountData from '#domain/identity/account-data/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { isPushService } from '#domain/notification/push-service.ts'
import { notificationTexts } from '#domain/notification/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { getPushSender } from '../../notification/index.ts'
import { getMember } from '../../platform/http/access.ts'
import { applyConsents } from '../consents.ts'
import { lockMember } from '../member-queries.ts'
import { getStoredMember } from '../user-view.ts'
import { listDevices, removeDevice, saveDevice } from './device-queries.ts'

type PushState = Output<typeof accountData.getPushDevices>

/** What a browser subscribes with, and where the member is told already. */
export async function getPushDevices(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<PushState> {
  const { id, sessionId } = getMember(caller)
  const { publicKey } = await getPushSender(ctx)
  const devices = await listDevices(ctx.db, id, ctx.clock.now())
  return {
    key: publicKey,
    devices: devices.map(({ id: device, session_id: session, device: name, created_at: at }) => ({
      id: device,
      device: name,
      since: toVietnamIso(at),
      current: session === sessionId,
    })),
  }
}

/**
 * This browser is told from now on, as long as its session. Whoever agreed to no notices on devices yet agrees to those
 * about orders, points and account with it: the button says so in the words of the consent.
 */
export async function addPushDevice(
  ctx: Context,
  { endpoint, keys, expiresAt: end }: ParsedInput<typeof accountData.addPushDevice>,
  caller: Caller,
): Promise<PushState> {
  if (!isPushService(endpoint, ctx.config)) {
    const fields = { endpoint: notificationTexts.unknownPushService }
    throw new Refusal('invalidInput', { fields })
  }
  const { id: memberId, sessionId } = getMember(caller)
  const expiresAt = end ? new Date(end) : null
  const device = { sessionId, memberId, endpoint, keys, at: ctx.clock.now(), expiresAt }
  await ctx.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    await saveDevice(trx, device)
    const { consents } = await getStoredMember(trx, memberId)
    if (consents.webPushTransaction || consents.webPushCommercial) return
    await applyConsents(ctx, trx, memberId, { webPushTransaction: true }, caller)
  })
  return getPushDevices(ctx, {}, caller)
}

export async function removePushDevice(
  ctx: Context,
  { id }: ParsedInput<typeof accountData.removePushDevice>,
  caller: Caller,
): Promise<PushState> {
  const memberId = getMember(caller).id
  if (!(await removeDevice(ctx.db, { id, memberId }))) throw new Refusal('notFound')
  return getPushDevices(ctx, {}, caller)
}
