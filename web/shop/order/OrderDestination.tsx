import { formatDate } from '#domain/kernel/dates.ts'
import { branchAddress, findPickupBranch } from '#domain/location/pickup-branches.ts'
import type { Order } from '#domain/order/api.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { Section } from '#web/ui/Section.tsx'
import { orderPageTexts as texts } from './texts.ts'

/** Who takes the goods, where, and when they are expected if nothing above has told it. */
export function OrderDestination({ order, isDayTold }: { order: Order; isDayTold: boolean }) {
  const { receiver, shipping, status } = order
  const place = placeOf(order)
  // Afterwards the tracking says it, and then it has arrived.
  const estimate = isBeforeHandOver(status) && !isDayTold ? shipping.estimated_delivery : undefined
  return (
    <Section title={texts.receiver}>
      <div className="break-words">
        <p className="font-semibold">{receiver.fullname}</p>
        <p className="tabular text-ink-2">{receiver.phone}</p>
        {receiver.email && <p className="text-ink-2">{receiver.email}</p>}
        {place && (
          <>
            <h3 className="mt-3 text-sm text-ink-3">{place.label}</h3>
            <p>{place.text}</p>
          </>
        )}
        {order.address?.new_address && !order.address.ward_unsure && (
          <p className="text-sm text-ink-3">{texts.newAddress(order.address.new_address)}</p>
        )}
        {estimate && (
          <p className="mt-2 text-sm text-ok">
            {texts.estimate(formatDate(estimate.from), formatDate(estimate.to))}
          </p>
        )}
        {order.note && (
          <>
            <h3 className="mt-3 text-sm text-ink-3">{texts.note}</h3>
            <p className="whitespace-pre-line">{order.note}</p>
          </>
        )}
      </div>
    </Section>
  )
}

function isBeforeHandOver(status: OrderStatus): boolean {
  return ['burning', 'open', 'processing', 'pre_cancel'].includes(status)
}

/** Where the goods are taken over; null for what nobody carries. */
function placeOf({ pickup_branch: code, center, address }: Order) {
  if (center) return { label: texts.atCenter(center.name), text: center.address }
  const branch = code ? findPickupBranch(code) : null
  if (branch) return { label: texts.pickup(branch.name), text: branchAddress(branch) }
  return address && { label: texts.address, text: address.full_address }
}
