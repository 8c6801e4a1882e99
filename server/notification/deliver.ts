import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { seconds } from '#domain/kernel/durations.ts'
import type { Channel, ChannelName, Delivery } from '../adapters/messages/channel.ts'

/** How long a message may take; milliseconds. */
export interface Timeout {
  perChannel: number
  perTry: number
  /** Before the second try, the third and so on; there is one try more than there are pauses. */
  pauses: readonly number[]
}

/** A person waits for a code, whose seconds are running. */
export const codeTimeout: Timeout = {
  perChannel: seconds(4),
  perTry: seconds(2.5),
  pauses: [200],
}
/** Nobody waits, and the job comes back later. */
export const jobTimeout: Timeout = {
  perChannel: seconds(25),
  perTry: seconds(10),
  pauses: [500, seconds(2)],
}

/** Mail goes by its own job, and servers of mail are slow to greet strangers. */
export const mailTimeout: Timeout = {
  perChannel: seconds(30),
  perTry: seconds(15),
  pauses: [seconds(1)],
}

export interface Carried<Name extends ChannelName> {
  /** Which channel took the message, and what it said; null where none did. */
  taken: { channel: Name; code: string; reference: string } | null
  /** Nobody took it, and it may go better later. */
  isTemporary: boolean
  /** What the last one said where nobody took it. */
  refusedBy: Delivery | null
}

export interface Attempts {
  note(channel: ChannelName, delivery: Delivery): Promise<void>
  /** A channel that is left alone for now is passed over. */
  isResting(channel: ChannelName): boolean
}

/**
 * Tries the channels in their order until one takes the message. Network trouble is tried again,
 * a refusal moves on at once. After a lost answer the next channel may double the message: better
 * two codes that are the same than none.
 */
export async function deliver<Message, Name extends ChannelName>(
  channels: readonly Channel<Message, Name>[],
  message: Message,
  timeout: Timeout,
  attempts: Attempts,
): Promise<Carried<Name>> {
  let isTemporary = false
  let last: Delivery | null = null
  for (const channel of channels) {
    last = await tryChannel(channel, message, timeout, attempts)
    if (last?.outcome === 'accepted') {
      const { code, reference } = last
      return {
        taken: { channel: channel.name, code, reference },
        isTemporary: false,
        refusedBy: null,
      }
    }
    isTemporary ||= last === null || canGetBetter(last)
  }
  return { taken: null, isTemporary, refusedBy: last }
}

/** A phone that cannot receive will not tomorrow; keys, quotas and networks get mended. */
function canGetBetter(delivery: Delivery): boolean {
  if (delivery.outcome === 'refused') return delivery.because !== 'recipient'
  return delivery.outcome === 'failed'
}

/** What the last try ended with; null without any. */
async function tryChannel<Message>(
  channel: Channel<Message>,
  message: Message,
  timeout: Timeout,
  { note, isResting }: Attempts,
): Promise<Delivery | null> {
  const overall = AbortSignal.timeout(timeout.perChannel)
  const pauses = timeout.pauses.values()
  let last: Delivery | null = null
  while (!isResting(channel.name) && !overall.aborted) {
    const signal = AbortSignal.any([overall, AbortSignal.timeout(timeout.perTry)])
    last = await Promise.race([channel.send(message, signal), giveUp(signal)])
    await note(channel.name, last)
    const pause = last.outcome === 'failed' ? pauses.next() : { done: true as const }
    if (pause.done) return last
    await wait(pause.value)
  }
  return last
}

/** For a channel that does not heed its signal; one that does gets the time to say how it ended. */
async function giveUp(signal: AbortSignal): Promise<Delivery> {
  if (!signal.aborted) await once(signal, 'abort')
  await wait(100)
  return { outcome: 'failed', code: 'timeout' }
}
