import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { methodOption } from '#web/shop/payment/method-look.tsx'
import { changeCheckout } from '#web/shop/state/checkout.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Section } from '#web/ui/Section.tsx'
import { checkoutTexts as texts } from './texts.ts'

export interface PaymentSectionProps {
  methods: readonly PaymentMethod[]
  value: PaymentMethod
  /** What is ordered is had at a vaccine centre, and paid there. */
  atCenter: boolean
}

export function PaymentSection({ methods, value, atCenter }: PaymentSectionProps) {
  return (
    <Section title={texts.payment}>
      <RadioCards
        legend={texts.payment}
        legendHidden
        name="payment-method"
        options={methods.map((method) => methodOption(method, { atCenter }))}
        value={value}
        onValueChange={(method) => changeCheckout({ paymentMethod: method as PaymentMethod })}
      />
    </Section>
  )
}

/** The remembered way to pay, or the first one where it is not offered any more. */
export function offeredMethod(
  wanted: PaymentMethod,
  methods: readonly PaymentMethod[],
): PaymentMethod {
  return methods.includes(wanted) ? wanted : (methods[0] ?? 'cash')
}
