import { setTimeout as wait } from 'node:timers/promises'
import { seconds } from '#domain/kernel/durations.ts'
import type { Delivery, MessageChannel, OutgoingMessage } from '../adapters/messages/channel.ts'

/** How long a message may take; milliseconds. */
export interface Patience {
  perChannel: number
  perTry: number
  /** Before the second try, the third and so on; there is one try more than there are pauses. */
  pauses: readonly number[]
}

/** A person waits for a code, whose seconds are running. */
export const codePatience: Patience = {
  perChannel: seconds(4),
  perTry: seconds(2.5),
  pauses: [200],
}
/** Nobody waits, and the job comes back later. */
export const jobPatience: Patience = {
  perChannel: seconds(25),
  perTry: seconds(10),
  pauses: [500, seconds(2)],
}

export interface Carried {
  /** The channel that took the message. */
  by: MessageChannel['name'] | null
  /** Nobody took it, and it may go better later. */
  isTemporary: boolean
}

export type NoteAttempt = (channel: MessageChannel['name'], delivery: Delivery) => Promise<void>

/**
 * Tries the channels in their order until one takes the message. Network trouble is tried again,
 * a refusal moves on at once. After a lost answer the next channel may double the message: better
 * two codes that are the same than none.
 */
export async function deliver(
  channels: readonly MessageChannel[],
  message: OutgoingMessage,
  patience: Patience,
  note: NoteAttempt,
): Promise<Carried> {
  let isTemporary = false
  for (const channel of channels) {
    const last = await tryChannel(channel, message, patience, note)
    if (last.outcome === 'accepted') return { by: channel.name, isTemporary: false }
    isTemporary ||= last.outcome === 'failed'
  }
  return { by: null, isTemporary }
}

async function tryChannel(
  channel: MessageChannel,
  message: OutgoingMessage,
  patience: Patience,
  note: NoteAttempt,
): Promise<Delivery> {
  const overall = AbortSignal.timeout(patience.perChannel)
  const pauses = patience.pauses.values()
  for (;;) {
    const signal = AbortSignal.any([overall, AbortSignal.timeout(patience.perTry)])
    const delivery = await channel.send(message, signal)
    await note(channel.name, delivery)
    const pause = delivery.outcome === 'failed' ? pauses.next() : { done: true as const }
    if (pause.done || overall.aborted) return delivery
    await wait(pause.value)
  }
}
