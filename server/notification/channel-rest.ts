import { seconds } from '#domain/kernel/durations.ts'
import type { ChannelName, Delivery } from '../adapters/messages/channel.ts'
import { restAfterSilence } from '../platform/rest.ts'

/** While one channel hangs, messages go by the other at once; while all do, their jobs wait instead of them. */
export const { isResting, noteSilence } = restAfterSilence<ChannelName>({
  enough: 3,
  restTime: seconds(30),
})

/** No answer within the time given, as against a bad one. */
export function wasSilent({ outcome, code }: Delivery): boolean {
  return outcome === 'failed' && (code === 'timeout' || code === 'tokenTimeout')
}
