import { listCustomerOrders, type CustomerOrder } from '#domain/customer/backoffice/sections.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { useQuery } from '../data/use-query.ts'
import { statusTones } from '../orders/status-look.ts'
import { Rows } from '../parts/Rows.tsx'
import { OrderLink } from './OrderLink.tsx'
import { Part } from './Part.tsx'
import type { SectionProps } from './Sections.tsx'
import { customerTexts as texts } from './texts.ts'

/** All orders of the phone and its member. */
export function OrdersPart({ data, page, pathFor, onShut }: SectionProps) {
  const answer = useQuery(listCustomerOrders, { id: data.id, page }, { keepsPrevious: true })
  return (
    <Part answer={answer} onShut={onShut}>
      {({ items, paginate }) =>
        items.length === 0 ? (
          <p className="text-ink-2">{texts.noOrders}</p>
        ) : (
          <>
            <Rows
              caption={texts.part.orders}
              rows={items}
              columns={columns}
              keyOf={({ code }) => code}
              card={cardOf}
            />
            <Pager page={page} pages={paginate.total_page} hrefFor={pathFor} className="mt-4" />
          </>
        )
      }
    </Part>
  )
}

const columns: readonly Column<CustomerOrder>[] = [
  {
    key: 'code',
    head: texts.orderColumns.code,
    cell: ({ code }) => <OrderLink code={code} />,
  },
  { key: 'at', head: texts.orderColumns.at, cell: ({ placed_at: at }) => formatDate(at) },
  { key: 'goods', head: texts.orderColumns.goods, cell: ({ goods }) => goods },
  { key: 'state', head: texts.orderColumns.state, cell: (order) => <State order={order} /> },
  {
    key: 'total',
    head: texts.orderColumns.total,
    align: 'right',
    cell: ({ total }) => formatVnd(total),
  },
]

function cardOf(order: CustomerOrder) {
  return <OrderCard order={order} />
}

function State({ order: { status } }: { order: CustomerOrder }) {
  return <Badge tone={statusTones[status]}>{texts.states[status]}</Badge>
}

function OrderCard({ order }: { order: CustomerOrder }) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-center justify-between gap-3">
        <OrderLink code={order.code} />
        <State order={order} />
      </span>
      <span className="wrap-anywhere">{order.goods}</span>
      <span className="flex justify-between gap-3 text-ink-2">
        <span>{formatDate(order.placed_at)}</span>
        <b className="font-semibold text-ink">{formatVnd(order.total)}</b>
      </span>
    </span>
  )
}
