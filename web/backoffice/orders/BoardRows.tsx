import type { ReactNode } from 'react'
import StickyNote from 'lucide-react/icons/sticky-note'
import { asksStaffIncentive } from '#domain/order/api.ts'
import type { BoardRow } from '#domain/order/backoffice/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { orderTypeLabels } from '#domain/order/backoffice/texts.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import type { Column, RowLead } from '#web/ui/Table.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { useCan } from '../data/staff-session.ts'
import { TickBox } from '../kit/bulk/TickBox.tsx'
import { useSelection, type Selection } from '../kit/bulk/use-selection.ts'
import { Rows } from '../parts/Rows.tsx'
import { When } from '../parts/When.tsx'
import { boardPath, type BoardFilter, type ChangeFilter } from './board-filter.ts'
import { paymentWords } from './payment-words.ts'
import type { Shippable } from './ship-many.ts'
import { statusTones } from './status-look.ts'
import { boardTexts as texts } from './texts.ts'
import { TickedBar } from './TickedBar.tsx'

/** The board's rows: a table where there is room, cards on a phone. */
export function BoardRows({
  rows,
  filter,
  change,
  onShip,
}: {
  rows: readonly BoardRow[]
  filter: BoardFilter
  change: ChangeFilter
  onShip: (orders: readonly Shippable[]) => void
}) {
  const canPrint = useCan('orders.ship')
  const selection = useSelection(
    rows.map(({ code }) => code),
    boardPath({ ...filter, sort: 'new' }),
  )
  return (
    <>
      <Rows
        caption={texts.table}
        isDense
        rows={rows}
        columns={columnsFor(filter, change)}
        keyOf={({ code }) => code}
        rowTo={({ code }) => backofficePaths.order(code)}
        isMarked={({ status }) => status === 'pre_cancel' || status === 'returning'}
        card={cardOf}
        lead={canPrint ? leadOf(selection) : undefined}
      />
      {canPrint && <TickedBar selection={selection} rows={rows} onShip={onShip} />}
    </>
  )
}

function leadOf({ has, toggle, isPageTaken, togglePage }: Selection): RowLead<BoardRow> {
  return {
    head: <TickBox label={texts.tickPage} isTicked={isPageTaken} onToggle={togglePage} />,
    cell: ({ code }, place) => (
      <TickBox
        label={texts.tick(code)}
        isTicked={has(code)}
        onToggle={(isRange) => toggle(place, isRange)}
      />
    ),
  }
}

function columnsFor({ sort }: BoardFilter, change: ChangeFilter): Column<BoardRow>[] {
  const byTime = sort === 'new' ? 'descending' : sort === 'old' ? 'ascending' : null
  return [
    {
      key: 'code',
      head: texts.columns.code,
      cell: (row) => <span className="font-semibold whitespace-nowrap">{row.code}</span>,
    },
    {
      key: 'customer',
      head: texts.columns.customer,
      className: 'max-w-60',
      cell: (row) => (
        <Two first={row.receiver} second={texts.placeAndPhone(row.place, row.phone)} />
      ),
    },
    {
      key: 'goods',
      head: texts.columns.goods,
      className: 'w-full max-w-0 max-lg:hidden',
      cell: (row) => <Goods lines={row.goods} />,
    },
    {
      key: 'status',
      head: texts.columns.status,
      cell: (row) => <Marks row={row} />,
    },
    {
      key: 'total',
      head: texts.columns.total,
      align: 'right',
      cell: (row) => (
        <Two
          first={<b className="font-semibold">{formatVnd(row.total)}</b>}
          second={paymentWords(row)}
        />
      ),
      sort: {
        direction: sort === 'total' ? 'descending' : null,
        onSort: () => change({ sort: sort === 'total' ? 'new' : 'total' }),
      },
    },
    {
      key: 'at',
      head: texts.columns.at,
      className: 'whitespace-nowrap',
      cell: (row) => <When at={row.created_at} className="text-ink-3" />,
      sort: {
        direction: byTime,
        onSort: () => change({ sort: sort === 'new' ? 'old' : 'new' }),
      },
    },
  ]
}

function Marks({ row }: { row: BoardRow }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <span className="inline-flex items-center gap-1">
        <Badge tone={statusTones[row.status]} className="whitespace-nowrap">
          {orderStatusLabels[row.status]}
        </Badge>
        {row.has_note && (
          <span title={texts.hasNote}>
            <StickyNote aria-hidden="true" className="size-4 text-point" />
            <VisuallyHidden>{texts.hasNote}</VisuallyHidden>
          </span>
        )}
      </span>
      {row.order_type !== 'normal' && <Badge>{orderTypeLabels[row.order_type]}</Badge>}
      {asksStaffIncentive(row) && <Badge>{texts.staffPrice}</Badge>}
    </span>
  )
}

/** Two lines in a row's height; the second says less. */
function Two({ first, second }: { first: ReactNode; second: string }) {
  return (
    <span className="block leading-tight">
      <span className="block truncate">{first}</span>
      <span title={second} className="block truncate text-xs leading-tight text-ink-3">
        {second}
      </span>
    </span>
  )
}

/** How many stands first, and is what the eye finds, so that no long name hides it. */
function Goods({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => {
    const [count, name] = line.split(' × ', 2)
    return (
      <span key={line} title={line} className="block truncate leading-snug">
        {name ? (
          <>
            <b className="font-bold">{count} ×</b> {name}
          </>
        ) : (
          line
        )}
      </span>
    )
  })
}

function cardOf(row: BoardRow) {
  return (
    <span className="flex flex-col gap-1.5 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-md font-semibold wrap-anywhere">{row.code}</span>
        <When at={row.created_at} className="shrink-0 text-ink-3" />
      </span>
      <span>
        {row.receiver}
        <span className="block text-ink-3">{texts.placeAndPhone(row.place, row.phone)}</span>
      </span>
      <span className="text-ink-2">
        <Goods lines={row.goods} />
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <Marks row={row} />
        <span className="ml-auto text-right leading-tight">
          <b className="block font-semibold">{formatVnd(row.total)}</b>
          <span className="text-xs text-ink-2">{paymentWords(row)}</span>
        </span>
      </span>
    </span>
  )
}
