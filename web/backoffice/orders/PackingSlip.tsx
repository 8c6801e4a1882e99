import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { pickupPlace } from '#domain/location/pickup-branches.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { backofficeTexts } from '../texts.ts'
import { cashToCollect } from './cash-to-collect.ts'
import { detailTexts as texts } from './detail-texts.ts'

/** What goes along with the parcel: printed, never on the screen. */
export function PackingSlip({ data: { order, lines, money } }: { data: BackofficeOrder }) {
  const { receiver, address, center } = order
  const toCollect = cashToCollect({ order, money })
  const { pickup_branch: branch } = order
  const place = address?.new_address ?? address?.full_address ?? (branch && pickupPlace(branch))
  return (
    <article className="hidden text-[12pt] text-black print:block" aria-hidden="true">
      <div className="flex items-start justify-between border-b-2 border-black pb-3">
        <div>
          <p className="text-[18pt] font-bold">{backofficeTexts.brand}</p>
          <p className="font-semibold">{texts.typo}</p>
        </div>
        <div className="text-right">
          <p className="text-[16pt] font-bold">{order.code}</p>
          <p>{formatDateTime(order.created_at)}</p>
        </div>
      </div>
      <div className="py-4">
        <p className="text-[14pt] font-bold">
          {receiver.fullname} · {receiver.phone}
        </p>
        {place && <p>{place}</p>}
        {center && (
          <p>
            {center.name}, {center.address}
          </p>
        )}
        {order.note && (
          <p className="mt-2">
            {texts.buyerNote}: {order.note}
          </p>
        )}
      </div>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-y border-black text-left">
            <th className="py-1.5">{texts.slipItem}</th>
            <th className="w-16 py-1.5 text-right">{texts.slipQuantity}</th>
            <th className="w-24 py-1.5 text-right">{texts.slipCheck}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <SlipRow key={`l${line.line_no}`} name={line.name} quantity={line.quantity} />
          ))}
          {order.gifts.map((gift) => (
            <SlipRow
              key={`g${gift.id}`}
              name={`${gift.name} (${texts.gifts})`}
              quantity={gift.quantity}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-4 border-2 border-black p-3 text-[14pt] font-bold">
        {toCollect > 0 ? `${texts.slipCollect}: ${formatVnd(toCollect)}` : texts.slipPaid}
      </p>
    </article>
  )
}

function SlipRow({ name, quantity }: { name: string; quantity: number }) {
  return (
    <tr className="border-b border-black/40">
      <td className="py-1.5">{name}</td>
      <td className="py-1.5 text-right font-bold">{quantity}</td>
      <td className="py-1.5 text-right">☐</td>
    </tr>
  )
}
