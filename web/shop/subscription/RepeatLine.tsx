import { offeredCycle } from '#domain/cart/api.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { addDays, formatDate } from '#domain/kernel/dates.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { cycleDays } from '#domain/subscription/cycle.ts'
import { setCartRepeat } from '#web/shop/state/cart.ts'
import { today } from '#web/state/clock.ts'
import { cx } from '#web/ui/class-names.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { GuestNote } from './GuestNote.tsx'
import { subscriptionTexts as texts } from './texts.ts'

/** In the cart: whether a line comes again and again, to be chosen and taken back. */
export function RepeatLine({ line: { item, repeatEvery }, shop, className }: RepeatLineProps) {
  const offered = shop === 'normal' ? offeredCycle(item) : null
  const days = cycleDays(offered ?? '')
  if (offered === null || days === null) return null
  const isChosen = repeatEvery === offered
  return (
    <div className={cx('text-sm', className)}>
      <Checkbox
        label={texts.every(offered)}
        aria-label={texts.offerOf(offered, item.name)}
        checked={isChosen}
        onChange={({ target }) => setCartRepeat(item.id, target.checked ? offered : null)}
      />
      {isChosen && (
        <div className="-mt-1 pb-2 pl-8 text-ink-2">
          <p className="tabular">{texts.next(formatDate(addDays(today(), days)))}</p>
          <p>{texts.promise}</p>
          <GuestNote className="mt-1" />
        </div>
      )}
    </div>
  )
}

export interface RepeatLineProps {
  line: CartLine
  shop: OrderType
  className?: string
}
