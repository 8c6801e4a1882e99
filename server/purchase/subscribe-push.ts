import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/purchase/api.ts'
import { isPushService } from '#domain/notification/push-service.ts'
import { purchaseTexts as texts } from '#domain/purchase/texts.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { getKeyPair } from '../notification/index.ts'
import { isSubscribed, removeOfSession, saveSubscription } from './push-queries.ts'

/** What a browser subscribes with, and whether this device is told already. */
export async function getPushKey(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof api.getPushKey>> {
  const { publicKey } = await getKeyPair(ctx)
  return { key: publicKey, subscribed: await isSubscribed(ctx.db, getPharmacy(caller).sessionId) }
}

/** This device is told of due reminders from now on, as long as its session lasts. */
export async function subscribePush(
  ctx: Context,
  { endpoint, keys }: ParsedInput<typeof api.subscribePush>,
  caller: Caller,
): Promise<{ ok: true }> {
  const { id: pharmacyId, sessionId } = getPharmacy(caller)
  if (!isPushService(endpoint, ctx.config)) {
    throw new Refusal('invalidInput', { fields: { endpoint: texts.unknownPushService } })
  }
  const at = ctx.clock.now()
  await ctx.db
    .transaction()
    .execute((trx) => saveSubscription(trx, { sessionId, pharmacyId, endpoint, ...keys, at }))
  return { ok: true }
}

/** The browser itself stays subscribed: it may serve another pharmacy too. */
export async function unsubscribePush(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<{ ok: true }> {
  await removeOfSession(ctx.db, getPharmacy(caller).sessionId)
  return { ok: true }
}
