import { minutes } from '#domain/kernel/durations.ts'
import { purchaseTexts as texts } from '#domain/purchase/texts.ts'
import { sendPush, type PushSender } from '../adapters/push/web-push.ts'
import type { Context } from '../context.ts'
import { getPushSender } from '../notification/index.ts'
import {
  noteFailed,
  noteTold,
  removeDevice,
  removeEnded,
  takeDevices,
  type DeviceForMessage,
} from './push-queries.ts'

/** So many at once, and so long in all: a push service that hangs keeps no other job waiting. */
const atOnce = 16
const maxRun = minutes(8)
/** Longer than a run, shorter than the time to the next. */
const heldFor = minutes(30)
const maxFailures = 5

/**
 * Tells each device of a pharmacy with due reminders once a day how many customers wait; no name and no
 * phone leaves. One that failed is tried again by the next run of the morning.
 */
export async function tellDevices(ctx: Context): Promise<void> {
  await removeEnded(ctx.db, ctx.clock.now())
  const signal = AbortSignal.timeout(maxRun)
  while (!signal.aborted) {
    const now = ctx.clock.now()
    const until = new Date(now.getTime() + heldFor)
    const devices = await takeDevices(ctx.db, ctx.clock.today(), { now, until, limit: atOnce })
    if (devices.length === 0) return
    const sender = await getPushSender(ctx)
    await Promise.all(devices.map((device) => tellOne(ctx, sender, device, signal)))
  }
}

async function tellOne(
  ctx: Context,
  sender: PushSender,
  device: DeviceForMessage,
  signal: AbortSignal,
): Promise<void> {
  const outcome = await sendPush(sender, device, noticeOf(device), signal)
  if (outcome === 'told') return noteTold(ctx.db, device.id, ctx.clock.today())
  if (outcome === 'gone') return removeDevice(ctx.db, device.id)
  // A run that ended in the middle says nothing about the device.
  if (!signal.aborted) await noteFailed(ctx.db, device.id, maxFailures)
}

/** What the area's service worker shows, and where it leads. */
function noticeOf({ pharmacyCode, pharmacyName, customers }: DeviceForMessage) {
  return {
    title: texts.pushTitle(customers),
    body: texts.pushBody(pharmacyName),
    tag: `reminders-${pharmacyCode}`,
    url: `/nha-thuoc/danh-sach-nhac-nho/?id=${encodeURIComponent(pharmacyCode)}`,
  }
}
