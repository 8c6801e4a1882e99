import type { CashParcel } from '#domain/order/cash/api.ts'
import type { cashList } from '#domain/order/cash/lists.ts'
import { cashCarrierLabel } from '#domain/order/cash/texts.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Badge } from '#web/ui/Badge.tsx'
import type { ScreenColumn } from '../kit/screen.ts'
import { When } from '../parts/When.tsx'
import { cashScreenTexts as texts } from './texts.ts'
import { cashTones } from './tones.ts'

export const cashColumns: ScreenColumn<typeof cashList>[] = [
  {
    key: 'order',
    head: texts.columns.order,
    cell: ({ order_code: code, tracking_code: waybill }) => (
      <>
        <b className="font-semibold whitespace-nowrap">{code}</b>
        {waybill && <span className="block text-ink-3">{waybill}</span>}
      </>
    ),
  },
  {
    key: 'carrier',
    head: texts.columns.carrier,
    cell: ({ carrier }) => cashCarrierLabel(carrier),
  },
  {
    key: 'delivered',
    head: texts.columns.delivered,
    className: 'whitespace-nowrap',
    cell: ({ delivered_at: at }) => <When at={at} className="text-ink-3" />,
  },
  {
    key: 'collected',
    head: texts.columns.collected,
    align: 'right',
    cell: ({ collected }) => <b className="font-semibold">{formatVnd(collected)}</b>,
  },
  {
    key: 'remitted',
    head: texts.columns.remitted,
    align: 'right',
    cell: ({ remitted }) => (remitted === null ? '' : formatVnd(remitted)),
  },
  { key: 'state', head: texts.columns.state, cell: (row) => <StateOf parcel={row} /> },
]

export function cashCard(row: CashParcel) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="text-md font-semibold wrap-anywhere">{row.order_code}</b>
        <b className="font-semibold">{formatVnd(row.collected)}</b>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-ink-2">
        <span>
          {cashCarrierLabel(row.carrier)} · {texts.kept(row.age)}
        </span>
        <StateOf parcel={row} />
      </span>
    </span>
  )
}

/** A late one says for how long; what was handed over, with which statement. */
export function StateOf({ parcel }: { parcel: CashParcel }) {
  const { state, age, is_late: isLate, statement } = parcel
  if (isLate) {
    return (
      <Badge tone="sale" className="whitespace-nowrap">
        {texts.late(age)}
      </Badge>
    )
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone={cashTones[state]} className="whitespace-nowrap">
        {texts.states[state]}
      </Badge>
      {statement && <span className="text-ink-3 wrap-anywhere">{statement}</span>}
    </span>
  )
}
