import { formatPoints } from '#domain/kernel/points.ts'
import { useNextGift } from '#web/shop/membership/use-next-gift.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { PointsProgress } from '#web/ui/PointsProgress.tsx'
import { membershipTexts as texts } from './texts.ts'

/** What a member's points are nearly enough for, in one line that leads there; nothing without a gift. */
export function NextGiftLine({ points, className }: { points: number; className?: string }) {
  const gift = useNextGift(points)
  if (!gift) return null
  const { name, target, missing } = gift
  const text =
    missing > 0 ? texts.nextGift(formatPoints(missing), name) : texts.affordableGift(name)
  return (
    <Anchor
      to={paths.gifts()}
      className={cx('block rounded-md bg-point-tint px-4 py-3 text-sm hover:underline', className)}
    >
      {text}
      {missing > 0 && (
        <PointsProgress label={text} value={target - missing} max={target} className="mt-2" />
      )}
    </Anchor>
  )
}
