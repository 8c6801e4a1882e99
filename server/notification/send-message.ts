import { Refusal } from '#domain/errors.ts'
import { isMobilePhone, plainText, smsParts } from '#domain/notification/sms.ts'
import {
  fillText,
  messageTemplates,
  zaloValues,
  type MessagePurpose,
  type MessageTemplate,
} from '#domain/notification/templates.ts'
import type { ChannelName, MessageChannel, OutgoingMessage } from '../adapters/messages/channel.ts'
import type { Context } from '../context.ts'
import { isResting } from './channel-rest.ts'
import { listChannels } from './channels.ts'
import { codeTimeout, deliver, jobTimeout } from './deliver.ts'
import { messageFigures } from './figures.ts'
import { noteAttempt } from './note-attempt.ts'
import { requestIdOf } from './request-id.ts'
import {
  isPaid,
  readSpendRules,
  setCostAside,
  settleCost,
  takeCodeAllowance,
  takeOrderTurn,
  type CodeAllowance,
} from './spend-guard.ts'
import { findMessageText } from './message-texts.ts'
import { claimMessage, settleMessage, type Claimed, type Taken } from './queries.ts'
import { watchCodes } from './watch-codes.ts'

export interface MessageRequest {
  /** One message a cause: sending it again does nothing. */
  dedupeKey: string
  /** Phone, normalised. */
  recipient: string
  template: MessageTemplate
  values: Record<string, string>
  /** The one-time code inside, shown apart in the development outbox. */
  code?: string
  /** About an order: beyond what such messages may be to one phone it is given up. */
  order?: { memberId: number | null }
  /** From `takeCodeAllowance`; a code that comes without one asks for it here. */
  allowance?: CodeAllowance
}

/** Whether this person agreed to messages of this purpose on this channel. */
export type CanSend = (
  purpose: MessagePurpose,
  recipient: string,
  channel: ChannelName,
) => Promise<boolean> | boolean

/** Nobody agreed to advertising; what they asked for themselves always goes out. */
export const onlyAskedFor: CanSend = (purpose) => purpose !== 'commercial'

/** No channel took the message now; the job that sends it comes again. */
export class MessageNotSent extends Error {
  override readonly name = 'MessageNotSent'
}

/**
 * Hands a message to its channels: Zalo, then SMS; the demo's local outbox where neither is set up.
 * A code goes out at once or is refused (`codeNotSent`, and what `takeCodeAllowance` refuses); any
 * other message is sent from a job, which a `MessageNotSent` brings back.
 */
export async function sendMessage(
  ctx: Context,
  request: MessageRequest,
  canSend: CanSend = onlyAskedFor,
): Promise<void> {
  const isCode = request.code !== undefined
  if (isCode && request.allowance?.phone !== request.recipient) {
    await takeCodeAllowance(ctx, { phone: request.recipient })
  }
  const text = await findMessageText(ctx.db, request.template)
  const id = await claim(ctx, request, text)
  if (id === 'ended') return
  // A job that is told so comes back; without it the message of a killed process would be nobody's.
  if (id === 'held') throw new MessageNotSent('somebody is at it')
  const end = await carry(ctx, { id, text }, request, canSend)
  const taken = typeof end === 'string' ? null : end
  const isOver = isCode || ends.has(end)
  const status = taken ? 'sent' : isOver ? 'failed' : 'waiting'
  await settleMessage(ctx.db, { id, status, now: ctx.clock.now(), taken })
  if (isCode) await watchCodes(ctx)
  if (typeof end !== 'string' || end === 'unwanted') return
  const facts = { messageId: id, template: request.template, why: end }
  if (!isOver) {
    ctx.log[end === 'later' ? 'warn' : 'error'](facts, 'message not sent yet')
    throw new MessageNotSent(`message ${id}: ${end}`)
  }
  messageFigures(ctx.metrics.registry).unsent.inc({ template: request.template })
  ctx.log.error(facts, 'message not sent')
  if (isCode) throw new Refusal('codeNotSent')
}

function claim(ctx: Context, request: MessageRequest, text: string): Promise<Claimed> {
  const { devTools } = ctx.config
  const body = fillText(request.template, text, request.values)
  return claimMessage(ctx.db, {
    dedupeKey: request.dedupeKey,
    recipient: request.recipient,
    template: request.template,
    // Text and code are kept where they can be read under `/dev/`, and nowhere else.
    body: devTools ? body : '',
    code: devTools ? (request.code ?? null) : null,
    now: ctx.clock.now(),
  })
}

type End =
  | Taken
  /** Without consent. */
  | 'unwanted'
  | 'later'
  /** By all channels, for this phone. */
  | 'refused'
  | 'noChannel'
  | 'notMobile'
  | 'dayIsSpent'
  /** As many messages about orders as one phone gets. */
  | 'tooMany'

/** No later try would end otherwise. */
const ends: ReadonlySet<End> = new Set<End>(['unwanted', 'refused', 'notMobile', 'tooMany'])

async function carry(
  ctx: Context,
  { id, text }: { id: number; text: string },
  request: MessageRequest,
  canSend: CanSend,
): Promise<End> {
  const { template, recipient, values, order } = request
  const channels = listChannels(ctx)
  if (channels.length === 0) return 'noChannel'
  if (isPaid(ctx) && !isMobilePhone(recipient)) return 'notMobile'
  const { purpose } = messageTemplates[template]
  const allowed = []
  for (const channel of channels) {
    if (await canSend(purpose, recipient, channel.name)) allowed.push(channel)
  }
  if (allowed.length === 0) return 'unwanted'
  const message: OutgoingMessage = {
    id: requestIdOf(ctx.config.secretKey, id),
    phone: recipient,
    template,
    values: zaloValues(template, values),
    text: plainText(fillText(template, text, values)),
  }
  const turn = order && (await takeOrderTurn(ctx, { phone: recipient, ...order }))
  if (turn === null) return 'tooMany'
  let end: End = 'later'
  try {
    end = await carryPaid(ctx, id, message, allowed, purpose)
    return end
  } finally {
    // One that comes again from its job, whatever kept it, counts once.
    if (typeof end === 'string') await turn?.giveBack()
  }
}

async function carryPaid(
  ctx: Context,
  id: number,
  message: OutgoingMessage,
  channels: readonly MessageChannel[],
  purpose: MessagePurpose,
): Promise<End> {
  const prices = await readPrices(ctx, message)
  const aside = await setCostAside(ctx, Math.max(...channels.map(({ name }) => prices[name])), {
    isCode: purpose === 'code',
  })
  if (!aside) return 'dayIsSpent'
  const { taken, isTemporary } = await deliver(
    channels,
    message,
    purpose === 'code' ? codeTimeout : jobTimeout,
    {
      note: (channel, delivery) => noteAttempt(ctx, id, message.template, channel, delivery),
      isResting: (channel) => isResting(ctx, channel),
    },
  )
  await settleCost(ctx, aside, taken ? prices[taken.channel] : 0)
  if (taken) return taken
  return isTemporary ? 'later' : 'refused'
}

/** Đồng for this message on each channel. */
async function readPrices(ctx: Context, message: OutgoingMessage) {
  if (!isPaid(ctx)) return { zalo: 0, sms: 0, local: 0 }
  const { zaloPrice, smsPrice } = await readSpendRules(ctx)
  return { zalo: zaloPrice, sms: smsPrice * smsParts(message.text), local: 0 }
}
