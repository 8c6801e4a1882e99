import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { Order } from '#domain/order/api.ts'
import { orderPageTexts as texts } from './texts.ts'

/** What a cancelled order gave back of points and vouchers. */
export function GivenBack({ order }: { order: Order }) {
  const { status, point_cost: points, gifts, vouchers, timeline } = order
  if (status !== 'cancelled' || (points === 0 && vouchers.length === 0)) return null
  // Where points could not be taken, no voucher was given for them either.
  const wasBurnt = timeline.some((step) => step.status === 'open' || step.status === 'processing')
  const hadVouchers = wasBurnt && gifts.some((gift) => gift.product_type === 'voucher')
  const codes = vouchers.map(({ code }) => code).join(', ')
  return (
    <div className="mt-4 flex gap-3 rounded-md bg-ok-tint p-4 text-sm">
      <RotateCcw aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
      <div className="min-w-0">
        <p className="font-semibold text-ok">{texts.givenBack}</p>
        {points > 0 && <p>{hadVouchers ? texts.unusedBack : texts.pointsBack(points)}</p>}
        {codes && <p className="break-words">{texts.vouchersBack(codes)}</p>}
      </div>
    </div>
  )
}
