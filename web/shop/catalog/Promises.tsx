import BadgeCheck from 'lucide-react/icons/badge-check'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Truck from 'lucide-react/icons/truck'
import { addDays, formatNearDay } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import type { DeliveryPromise } from '#domain/location/api.ts'
import { spokenProvince } from '#domain/location/unit-names.ts'
import { cx } from '#web/ui/class-names.ts'
import { paths } from '#web/paths.ts'
import { useFrame } from '#web/shop/frame/frame.ts'
import { today } from '#web/state/clock.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { stockState } from './stock.ts'
import { productTexts as texts } from './product-texts.ts'

export interface PromisesProps {
  /** What can be bought now, some at least. */
  quantity: number
  /** Null for what is not sent: shots. */
  promise: DeliveryPromise | null
  /** Where to, as the shopper calls it; the promise's province by default. */
  place?: string
}

/** What follows the order, beside its button: what is there, when it comes, what that costs, the ways back. */
export function Promises({ quantity, promise, place }: PromisesProps) {
  const isFew = stockState(quantity) === 'few'
  const Sign = isFew ? Clock : BadgeCheck
  return (
    <ul className="flex flex-col gap-2 text-md">
      <li className={cx(row, isFew ? 'text-sale-deep' : 'text-ok')}>
        <Sign aria-hidden="true" className={sign} />
        {/* The days are longer once the browser knows their names: their place is kept. */}
        <span role="status" className={cx('font-medium', promise?.delivery && 'phone:min-h-[2lh]')}>
          {isFew ? texts.fewLeft(quantity) : texts.inStock}
          {promise && <DeliveryDays promise={promise} place={place} />}
        </span>
      </li>
      {promise && <Terms promise={promise} />}
    </ul>
  )
}

/** The page is kept for all, so it says how long it takes; the browser says which days those are. */
function DeliveryDays({
  promise: { delivery },
  place,
}: Omit<PromisesProps, 'quantity' | 'promise'> & { promise: DeliveryPromise }) {
  const isHydrated = useHydrated()
  if (!delivery) return null
  const { from, to, province } = delivery
  const [first, last] = [from, to].map((days) => formatNearDay(addDays(today(), days)))
  const days = isHydrated ? texts.days(first!, last!) : texts.within(from, to)
  return <> · {texts.deliveryTo(place ?? spokenProvince(province), days)}</>
}

function Terms({
  promise: { fee, pickup_fee: pickupFee, return_days: returnDays },
}: {
  promise: DeliveryPromise
}) {
  const { hiddenPaths } = useFrame()
  return (
    <>
      <li className={row}>
        <Truck aria-hidden="true" className={cx(sign, 'text-ok')} />
        <span>
          {fee === 0 ? texts.freeShipping : texts.shippingFee(formatVnd(fee))}
          {fee > 0 && pickupFee === 0 && <span className="text-ink-2">{texts.freePickup}</span>}
        </span>
      </li>
      {returnDays > 0 && (
        <li className={row}>
          <Check aria-hidden="true" className={cx(sign, 'text-ok')} />
          {hiddenPaths.includes(returnsPath) ? (
            texts.returns(returnDays)
          ) : (
            <a href={returnsPath} className={link}>
              {texts.returns(returnDays)}
            </a>
          )}
        </li>
      )}
      <li className={row}>
        <Check aria-hidden="true" className={cx(sign, 'text-ok')} />
        <a href={paths.earn()} className={link}>
          {texts.genuine}
        </a>
      </li>
    </>
  )
}

const returnsPath = paths.page('chinh-sach-doi-tra')
const row = 'flex items-start gap-2.5'
const sign = 'mt-0.5 size-5 shrink-0'
const link =
  'inline-block underline decoration-line decoration-2 underline-offset-4 hover:text-primary'
