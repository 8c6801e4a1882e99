import { withDots } from '#web/features/code-entry/code-typing.ts'
import type { BoxTone, ScannedBox } from '#web/features/scan/scanned-box.ts'
import { describeEntry, type Sign } from './describe-entry.ts'
import type { Entry } from './queue/entry.ts'
import type { SenderState } from './queue/sender.ts'

/** What the camera's sheet says of a box: the words of the list, while both hands are busy. */
export function describeBox(
  entry: Entry,
  { sending, isOnline }: { sending: SenderState; isOnline: boolean },
): ScannedBox {
  const isOffline = !isOnline || sending.kind === 'offline'
  // Not yet under way is the same as on its way, as long as nothing holds it back.
  const isSending = !isOffline && sending.kind !== 'resting' && sending.kind !== 'signedOut'
  const { sign, words } = describeEntry(entry, { isSending, isOffline })
  return {
    key: entry.key,
    code: withDots(entry.masked.code),
    tone: toneOf[sign],
    words,
    settledAt: entry.settledAt ?? 0,
  }
}

const toneOf: Record<Sign, BoxTone> = {
  gained: 'good',
  genuine: 'good',
  used: 'bad',
  failed: 'bad',
  warning: 'unsure',
  wait: 'waiting',
  sending: 'sent',
}
