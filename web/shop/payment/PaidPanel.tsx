import type { Order } from '#domain/order/api.ts'
import { useFrame } from '#web/shop/frame/frame.ts'
import { hotlineOf } from '#web/features/hotline/hotline.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { paymentHeadingId } from './headings.ts'
import { nextSteps } from './next-steps.ts'
import { Steps } from './Steps.tsx'
import { paymentTexts as texts } from './texts.ts'

/** The money has come: the panel that asked for it turns green and says what is next. */
export function PaidPanel({ order, amount }: { order: Order; amount: number }) {
  const hotline = hotlineOf(order, useFrame().settings)
  return (
    <Card as="section" flush aria-labelledby={paymentHeadingId} className="h-full">
      <div className="flex flex-col items-center gap-3 bg-ok-tint px-5 py-8 text-center phone:py-6">
        <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className="motion-pop size-18">
          <circle cx="32" cy="32" r="32" className="fill-ok" />
          <path
            d="M19 33.5 28.5 43 46 24"
            pathLength="1"
            stroke="white"
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="motion-draw"
          />
        </svg>
        <div>
          <h2 id={paymentHeadingId} tabIndex={-1} className="text-2xl text-ok outline-none">
            {texts.paidTitle}
          </h2>
          <p className="mt-1">{texts.paidText(amount)}</p>
        </div>
      </div>
      <div className="p-5 phone:p-4">
        <h3 className="font-semibold">{texts.nextTitle}</h3>
        <Steps steps={nextSteps(order, hotline)} />
        <ButtonLink to={paths.shop()} variant="quiet" className="mt-5 phone:w-full">
          {texts.continueShopping}
        </ButtonLink>
      </div>
    </Card>
  )
}
