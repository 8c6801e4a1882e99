import { formatDate } from '#domain/kernel/dates.ts'
import { branchAddress, findPickupBranch } from '#domain/location/pickup-branches.ts'
import type { Order } from '#domain/order/api.ts'
import { Section } from '../Section.tsx'
import { orderPageTexts as texts } from './texts.ts'

/** Who takes the goods, where, and when they are expected. */
export function OrderDestination({ order }: { order: Order }) {
  const { receiver, shipping, status } = order
  const branch = order.pickup_branch ? findPickupBranch(order.pickup_branch) : null
  const estimate = status === 'cancelled' ? undefined : shipping.estimated_delivery
  return (
    <Section title={texts.receiver}>
      <div className="break-words">
        <p className="font-semibold">{receiver.fullname}</p>
        <p className="tabular text-ink-2">{receiver.phone}</p>
        {receiver.email && <p className="text-ink-2">{receiver.email}</p>}
        <h3 className="mt-3 text-sm text-ink-3">
          {branch ? texts.pickup(branch.name) : texts.address}
        </h3>
        <p>{branch ? branchAddress(branch) : order.address?.full_address}</p>
        {order.address?.new_address && (
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
