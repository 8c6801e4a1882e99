import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { useHydrated } from '#web/state/storage.ts'
import { stockState } from './stock.ts'
import { catalogTexts as texts } from './texts.ts'

// Only who has ordered before has an address: the others need not wait for this.
const delivery = lazyPart(() =>
  import('./DeliveryEstimate.tsx').then((part) => part.DeliveryEstimate),
)

export function StockLine({ quantity }: { quantity: number }) {
  const isHydrated = useHydrated()
  const state = stockState(quantity)
  if (state === 'none') {
    return (
      <div className="flex gap-2 rounded-md border border-line bg-white p-4">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sale" />
        <div>
          <p className="font-semibold text-sale-deep">{texts.outOfStock}</p>
          <p className="text-sm text-ink-2">{texts.outOfStockText}</p>
        </div>
      </div>
    )
  }
  const Sign = state === 'few' ? Clock : BadgeCheck
  return (
    <p
      role="status"
      className={`flex min-h-6 items-start gap-2 text-md font-medium ${state === 'few' ? 'text-sale-deep' : 'text-ok'}`}
    >
      <Sign aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {state === 'few' ? texts.fewLeft(quantity) : texts.inStock}
        {isHydrated && <delivery.Part />}
      </span>
    </p>
  )
}
