import Gift from 'lucide-react/icons/gift'
import { formatPoints } from '#domain/kernel/points.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { PointsProgress } from '#web/ui/PointsProgress.tsx'
import { contentTexts as texts } from './texts.ts'
import type { NextGift } from '../membership/next-gift.ts'
import { useNextGift } from '../membership/use-next-gift.ts'

/** A member's points, what they are nearly enough for, and the way back to what was bought. */
export function MemberCard({ points }: { points: number }) {
  const gift = useNextGift(points)
  return (
    <div className="flex flex-col gap-3 p-5 phone:p-4">
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid size-12.5 shrink-0 place-items-center rounded-md bg-point-tint text-point">
          <Gift aria-hidden="true" className="size-6.5" />
        </span>
        <div className="min-w-0 flex-1 basis-32">
          <h2 id="diem-cua-toi" className="text-base">
            {gift ? words(gift).title : texts.memberPoints(formatPoints(points))}
          </h2>
          <p className="line-clamp-2 min-h-[1lh] text-sm text-ink-2">
            {gift ? words(gift).text : texts.memberPointsText}
          </p>
        </div>
      </div>
      {gift && gift.missing > 0 && (
        <PointsProgress
          label={words(gift).title}
          value={gift.target - gift.missing}
          max={gift.target}
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        <a href={paths.gifts()} className={buttonClass({ variant: 'secondary' }, 'grow')}>
          {texts.toGifts}
        </a>
        <a href={paths.myOrders()} className={buttonClass({ variant: 'quiet' }, 'grow')}>
          {texts.buyAgain}
        </a>
      </div>
    </div>
  )
}

function words({ name, missing }: NextGift) {
  return missing > 0
    ? { title: texts.pointsMissing(formatPoints(missing)), text: texts.forGift(name) }
    : { title: texts.affordableGift, text: texts.exchangeGift(name) }
}
