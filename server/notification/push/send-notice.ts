import { pushTexts, isSilentHour, type PushTemplate } from '#domain/notification/push-templates.ts'
import { messageTemplates, type MessagePurpose } from '#domain/notification/templates.ts'
import { minutes, hours } from '#domain/kernel/durations.ts'
import type { Delivery } from '../../adapters/messages/channel.ts'
import { sendPush, type PushOutcome, type PushTarget } from '../../adapters/push/web-push.ts'
import type { Context } from '../../context.ts'
import { withFormer } from '../../platform/keys/keyring.ts'
import { unseal } from '../../platform/sealed.ts'
import { messageFigures } from '../figures.ts'
import { claimQueued } from '../mail/mail-queries.ts'
import { noteAttempt } from '../note-attempt.ts'
import { settleMessage } from '../queries.ts'
import { MessageNotSent } from '../send-message.ts'
import { takeOrderTurn } from '../spend-guard.ts'
import { getPushSender } from './key-pair.ts'
import type { SealedPush } from './queue-push.ts'

/** A member's devices, as whoever keeps them knows them. */
export interface Devices {
  /** Those to be told of this purpose now; none where the member does not agree to it any more. */
  list(memberId: number, purpose: MessagePurpose): Promise<(PushTarget & { id: number })[]>
  note(id: number, outcome: PushOutcome): Promise<void>
}

const maxRun = minutes(2)

/**
 * Shows one notice on a member's devices: it has arrived where one of them took it. A `MessageNotSent` brings its job
 * back while none did and one may.
 */
export async function sendNotice(ctx: Context, id: number, devices: Devices): Promise<void> {
  const claimed = await claimQueued(ctx.db, id, ctx.clock.now())
  if (claimed === 'ended') return
  if (claimed === 'held') throw new MessageNotSent('somebody is at it')
  const template = claimed.template as PushTemplate
  const sealed = readSealed(ctx, claimed.sealed)
  const targets =
    sealed && claimed.member_id !== null
      ? await devices.list(claimed.member_id, purposeOf(template))
      : []
  const end =
    sealed && targets.length > 0
      ? await show(ctx, { ...claimed, template }, sealed, targets, devices)
      : 'unwanted'
  const taken = end === 'told' ? ({ channel: 'push', code: '0', reference: '' } as const) : null
  const status = taken ? 'sent' : end === 'later' ? 'waiting' : 'failed'
  await settleMessage(ctx.db, { id, status, now: ctx.clock.now(), taken })
  if (end === 'later') throw new MessageNotSent(`notice ${id}: later`)
  if (end === 'tooMany') messageFigures(ctx.metrics.registry).unsent.inc({ template })
}

type End = 'told' | 'gone' | 'later' | 'tooMany'

async function show(
  ctx: Context,
  { id, recipient, template }: { id: number; recipient: string; template: PushTemplate },
  { url, isOrders }: SealedPush,
  targets: readonly (PushTarget & { id: number })[],
  devices: Devices,
): Promise<End> {
  const turn = isOrders ? await takeOrderTurn(ctx, { phone: recipient, memberId: null }) : undefined
  if (turn === null) return 'tooMany'
  const { title, body } = pushTexts[template]!
  // The page by which it is known on the device: a newer notice of it takes the place of the older one.
  const notice = { title, body, url, tag: url, silent: isSilentHour(vietnamHour(ctx)) }
  const sender = await getPushSender(ctx)
  const signal = AbortSignal.timeout(maxRun)
  const outcomes = await Promise.all(
    targets.map(async ({ id: device, ...target }) => {
      const outcome = await sendPush(sender, target, notice, signal, null)
      await devices.note(device, outcome)
      return outcome
    }),
  )
  const end = endOf(outcomes)
  await noteAttempt(ctx, id, template, 'push', deliveries[end])
  // One that comes again from its job counts once.
  if (end !== 'told') await turn?.giveBack()
  return end
}

function endOf(outcomes: readonly PushOutcome[]): Exclude<End, 'tooMany'> {
  if (outcomes.includes('told')) return 'told'
  return outcomes.includes('failed') ? 'later' : 'gone'
}

const deliveries: Record<Exclude<End, 'tooMany'>, Delivery> = {
  told: { outcome: 'accepted', code: '0', reference: '' },
  later: { outcome: 'failed', code: 'push' },
  gone: { outcome: 'refused', code: 'gone', because: 'recipient' },
}

function purposeOf(template: PushTemplate): MessagePurpose {
  return template === 'chatAnswered' ? 'transaction' : messageTemplates[template].purpose
}

function vietnamHour({ clock }: Pick<Context, 'clock'>): number {
  return new Date(clock.now().getTime() + hours(7)).getUTCHours()
}

/** Null where it was sealed with another key. */
function readSealed({ config }: Context, sealed: Buffer | null): SealedPush | null {
  const text = sealed && unseal(withFormer(config), 'notice', sealed)
  return text ? (JSON.parse(text) as SealedPush) : null
}
