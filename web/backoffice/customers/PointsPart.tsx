import type { Output } from '#domain/contract.ts'
import { listCustomerPoints } from '#domain/customer/backoffice/sections.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { cx } from '#web/ui/class-names.ts'
import { Pager } from '#web/ui/Pager.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { useQuery } from '../data/use-query.ts'
import { Panel } from '../parts/Panel.tsx'
import { Rows } from '../parts/Rows.tsx'
import { OrderLink } from './OrderLink.tsx'
import { Part } from './Part.tsx'
import type { SectionProps } from './Sections.tsx'
import { customerTexts as texts } from './texts.ts'

type Ledger = Output<typeof listCustomerPoints>
type Line = Ledger['items'][number]

/** The ledger: each entry with its reason, and when what it brought is over. */
export function PointsPart({ data, page, pathFor, onShut }: SectionProps) {
  const answer = useQuery(listCustomerPoints, { id: data.id, page }, { keepsPrevious: true })
  return (
    <Part answer={answer} onShut={onShut}>
      {({ items, paginate, pending }) => (
        <div className="flex flex-col gap-4">
          {pending.length > 0 && (
            <Panel title={texts.pending}>
              <ul className="flex flex-col gap-1">
                {pending.map(({ order_code: order, point }) => (
                  <li key={order}>{texts.pendingOf(formatPoints(point), order)}</li>
                ))}
              </ul>
            </Panel>
          )}
          {items.length === 0 ? (
            <p className="text-ink-2">{texts.noEntries}</p>
          ) : (
            <Rows
              caption={texts.part.points}
              rows={items}
              columns={columns}
              keyOf={({ id }) => id}
              card={cardOf}
            />
          )}
          <Pager page={page} pages={paginate.total_page} hrefFor={pathFor} />
        </div>
      )}
    </Part>
  )
}

const columns: readonly Column<Line>[] = [
  {
    key: 'at',
    head: texts.pointColumns.at,
    className: 'whitespace-nowrap align-top',
    cell: ({ created_at: at }) => formatDateTime(at),
  },
  { key: 'what', head: texts.pointColumns.what, cell: (line) => <Reason line={line} /> },
  {
    key: 'change',
    head: texts.pointColumns.change,
    align: 'right',
    cell: (line) => <Change line={line} />,
  },
  {
    key: 'balance',
    head: texts.pointColumns.balance,
    align: 'right',
    cell: ({ balance }) => formatNumber(balance),
  },
  {
    key: 'expires',
    head: texts.pointColumns.expires,
    className: 'whitespace-nowrap',
    cell: ({ expires_on: day }) => (day ? formatDate(day) : '–'),
  },
]

function cardOf(line: Line) {
  return <LineCard line={line} />
}

function Reason({ line: { type, note, ref } }: { line: Line }) {
  return (
    <span className="wrap-anywhere">
      <b className="font-semibold">{texts.entryKinds[type]}</b>
      {note && <span className="block">{note}</span>}
      {ref?.kind === 'order' && ref.code && <OrderLink code={ref.code} />}
      {ref?.kind === 'code' && (
        <span className="block text-ink-2">
          {[ref.code, ref.product].filter(Boolean).join(' · ')}
        </span>
      )}
    </span>
  )
}

function Change({ line: { point } }: { line: Line }) {
  return (
    <span className={cx('font-semibold', point > 0 && 'text-ok')}>
      {point > 0 ? '+' : ''}
      {formatNumber(point)}
    </span>
  )
}

function LineCard({ line }: { line: Line }) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-start justify-between gap-3">
        <Reason line={line} />
        <Change line={line} />
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-ink-2">
        <span>{formatDateTime(line.created_at)}</span>
        {line.expires_on && (
          <span>
            {texts.pointColumns.expires} {formatDate(line.expires_on)}
          </span>
        )}
      </span>
    </span>
  )
}
