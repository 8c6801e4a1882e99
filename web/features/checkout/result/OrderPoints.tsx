import type { Order } from '#domain/order/api.ts'
import { resultTexts } from '#domain/loyalty/result-codes.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { orderPageTexts as texts } from './texts.ts'

/** What the order brings: expected (result 17) or in the account; nothing where nobody gets it. */
export function OrderPoints({ order }: { order: Order }) {
  const { estimated_point: points, point_state: state } = order
  if (points === 0 || state === 'none') return null
  const isCredited = state === 'credited'
  return (
    <div className="mt-3">
      <PointsPill points={points}>
        {isCredited ? texts.pointsCredited(points) : texts.pointsExpected(points)}
      </PointsPill>
      {!isCredited && <p className="mt-1 text-sm text-ink-2">{resultTexts.pointsExpected.text}</p>}
      <Anchor
        to={paths.pointsHistory()}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-primary hover:underline"
      >
        {texts.pointsHistory}
      </Anchor>
    </div>
  )
}
