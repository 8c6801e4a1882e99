import { useReachesPhones } from '../data/use-reaches-phones.ts'
import { channelTexts as texts } from './channel-texts.ts'

/** Beside words that promise a message: that nothing is sent, while no channel is connected. */
export function NoChannelNote() {
  if (useReachesPhones()) return null
  return (
    <p className="rounded-md border border-point-line bg-point-tint px-3 py-2 text-sm">
      {texts.noneText}
    </p>
  )
}
