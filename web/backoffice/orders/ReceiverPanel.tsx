import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { carrierLabel } from '#domain/shipping/units.ts'
import { pickupPlace } from '#domain/location/pickup-branches.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { CopyText } from '../parts/CopyText.tsx'
import { OpenCustomer } from '../parts/OpenCustomer.tsx'
import { Facts, Panel, type Fact } from '../parts/Panel.tsx'
import { useCan } from '../data/staff-session.ts'
import { detailTexts as texts } from './detail-texts.ts'
import { WardChoice } from './WardChoice.tsx'

export interface ReceiverPanelProps {
  data: BackofficeOrder
  onSaved: (data: BackofficeOrder) => void
}

/** To whom and where, ready to be copied into a carrier's form. */
export function ReceiverPanel({ data, onSaved }: ReceiverPanelProps) {
  const { order, customer } = data
  const canSettle = useCan('orders.note')
  const { receiver, address, shipping, center, note } = order
  const { estimated_delivery: estimated, tracking_code: tracking } = shipping
  const isOther = customer.phone !== receiver.phone || customer.member_name !== undefined
  return (
    <Panel title={texts.receiver}>
      <Facts
        facts={[
          { label: texts.name, value: receiver.fullname, strong: true },
          {
            ...copied(texts.phone, receiver.phone, texts.copyPhone),
            value: <Call phone={receiver.phone} />,
          },
          receiver.email ? copied(texts.email, receiver.email, texts.copyEmail) : null,
          address &&
            copied(texts.address, address.new_address ?? address.full_address, texts.copyAddress),
          address?.new_address && !address.ward_unsure
            ? copied(texts.oldAddress, address.full_address, texts.copyAddress)
            : null,
          order.pickup_branch
            ? { label: texts.pickup, value: pickupPlace(order.pickup_branch) }
            : null,
          center && { label: texts.center, value: `${center.name}, ${center.address}` },
          isOther && {
            label: texts.buyer,
            value: customer.member_name
              ? `${texts.member(customer.member_name)} ${customer.phone}`
              : customer.phone,
            aside: <CopyText text={customer.phone} label={texts.copyPhone} />,
          },
          data.taken_by ? { label: texts.takenBy, value: data.taken_by } : null,
          data.came_by ? { label: texts.cameBy, value: data.came_by } : null,
          { label: texts.carrier, value: carrierLabel(shipping.unit) },
          tracking ? copied(texts.tracking, tracking, texts.copyTracking) : null,
          estimated && {
            label: texts.estimated,
            value: texts.between(formatDate(estimated.from), formatDate(estimated.to)),
          },
        ]}
      />
      {address?.ward_unsure && address.new_ward_id && canSettle && mayLeave(order.status) && (
        <WardChoice code={order.code} newWardId={address.new_ward_id} onSettled={onSaved} />
      )}
      {note && (
        <div className="mt-3 rounded-md bg-point-tint px-3 py-2">
          <p className="text-sm text-ink-2">{texts.buyerNote}</p>
          <p className="whitespace-pre-line wrap-anywhere">{note}</p>
        </div>
      )}
      <div className="mt-3 empty:hidden">
        <OpenCustomer task="order" of={order.code} />
      </div>
    </Panel>
  )
}

function Call({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone}`} className="text-primary hover:underline">
      {phone}
    </a>
  )
}

function copied(label: string, text: string, copy: string): Fact {
  return { label, value: text, aside: <CopyText text={text} label={copy} /> }
}

/** What is gone, or never will be, asks nobody for its old ward. */
function mayLeave(status: OrderStatus): boolean {
  return ['burning', 'open', 'processing', 'pre_cancel'].includes(status)
}
