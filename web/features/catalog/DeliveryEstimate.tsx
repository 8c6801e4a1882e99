import { useDeliveryDates } from '#web/features/checkout/use-delivery-dates.ts'
import { useCheckout } from '#web/state/checkout.ts'
import { catalogTexts as texts } from './texts.ts'

/** When goods would reach the address this browser remembers; nothing when there is none. */
export function DeliveryEstimate() {
  const { destination } = useCheckout()
  const dates = useDeliveryDates(destination)
  if (!dates || destination?.kind !== 'delivery') return null
  const { district_name, province_name } = destination.address
  const text = texts.delivery(district_name || province_name, dates.from, dates.to)
  return <span className="text-ok"> · {text}</span>
}
