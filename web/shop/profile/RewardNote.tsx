import Gift from 'lucide-react/icons/gift'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { profileTexts as texts } from './texts.ts'

/** What the rest of the profile brings whoever registered by the short form; nothing for others. */
export function RewardNote({ reward, isLink }: { reward: number | undefined; isLink?: boolean }) {
  if (reward === undefined) return null
  return (
    <p className="flex gap-3 rounded-lg bg-point-tint p-4">
      <Gift aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-point" />
      <span>
        {texts.reward(reward)}{' '}
        {isLink && (
          <Anchor to={paths.accountInfo()} className="font-semibold text-primary underline">
            {texts.rewardLink}
          </Anchor>
        )}
      </span>
    </p>
  )
}
