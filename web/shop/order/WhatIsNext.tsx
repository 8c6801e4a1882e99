import { formatDate } from '#domain/kernel/dates.ts'
import { formatVnd, keepFigures } from '#domain/kernel/vnd.ts'
import type { Order } from '#domain/order/api.ts'
import { holdsDose } from '#domain/catalog/dose.ts'
import { useFrame } from '#web/shop/frame/frame.ts'
import { hotlineOf } from '#web/features/hotline/hotline.ts'
import { Steps } from '#web/shop/payment/Steps.tsx'
import { paths } from '#web/paths.ts'
import { useMember } from '#web/shop/state/member.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/Section.tsx'
import { orderPageTexts as texts } from './texts.ts'

/** Of an order that is paid at the door: who calls, when it comes, how to change it and to see it again. */
export function WhatIsNext({ order }: { order: Order }) {
  const isGuest = useMember() === null
  const hotline = hotlineOf(order, useFrame().settings)
  return (
    <Section title={texts.nextTitle}>
      <Steps
        steps={[callStep(order), arrivalStep(order), texts.nextChange(hotline)].map(keepFigures)}
      />
      {isGuest && (
        <p className="mt-4 rounded-md bg-ground px-4 py-3 text-sm text-ink-2">
          {texts.nextLookUp(order.receiver.phone)}{' '}
          <Anchor
            to={paths.orderLookup()}
            className="font-semibold whitespace-nowrap text-primary underline"
          >
            {texts.lookUp}
          </Anchor>
          .
        </p>
      )}
      <ButtonLink to={paths.shop()} variant="quiet" className="mt-4 phone:w-full">
        {texts.continueShopping}
      </ButtonLink>
    </Section>
  )
}

function callStep({ receiver, address, products }: Order): string {
  if (holdsDose(products)) return texts.nextCallCenter(receiver.phone)
  return address?.ward_unsure
    ? texts.nextCallForWard(receiver.phone)
    : texts.nextCall(receiver.phone)
}

function arrivalStep(order: Order): string {
  const { shipping, costs, payment, products, center, pickup_branch: branch } = order
  const days = shipping.estimated_delivery
  const left = costs.order_total.amount - (payment?.received ?? 0)
  const when = days
    ? texts.nextDays(formatDate(days.from), formatDate(days.to))
    : texts.nextDaysUnknown
  if (holdsDose(products)) {
    return left > 0 ? `${texts.nextShot} ${texts.nextPayCenter(formatVnd(left))}` : texts.nextShot
  }
  const way = branch || center ? texts.nextFetch(when) : texts.nextBring(when)
  return left > 0 ? `${way} ${texts.nextPay(formatVnd(left))}` : way
}
