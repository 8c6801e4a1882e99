import CircleAlert from 'lucide-react/icons/circle-alert'
import { Button } from '#web/ui/Button.tsx'
import { checkoutTexts as texts } from './texts.ts'
import type { FeesOnPage } from './use-shipping-fees.ts'

/** Where the page leads who orders before the fee is known. */
export const readFeeAgainId = 'read-fee-again'

/** Nobody orders at a guessed fee: it is read again first. */
export function FeeUnknownPanel({ isReading, renew }: Omit<FeesOnPage, 'fees'>) {
  return (
    <div role="alert" className="rounded-md border border-point-line bg-point-tint p-4">
      <p className="flex items-start gap-2 text-sm">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-point" />
        {texts.feeUnknownText}
      </p>
      <Button
        id={readFeeAgainId}
        wide
        busy={isReading}
        onClick={() => void renew()}
        className="mt-3"
      >
        {texts.readFeeAgain}
      </Button>
    </div>
  )
}
