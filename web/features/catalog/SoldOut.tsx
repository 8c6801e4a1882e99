import CircleAlert from 'lucide-react/icons/circle-alert'
import { productTexts as texts } from './product-texts.ts'
import { catalogTexts } from './texts.ts'

export function SoldOut() {
  return (
    <div role="status" className="flex gap-2 rounded-md border border-line bg-white p-4">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sale" />
      <div>
        <p className="font-semibold text-sale-deep">{catalogTexts.outOfStock}</p>
        <p className="text-sm text-ink-2">{texts.outOfStockText}</p>
      </div>
    </div>
  )
}
