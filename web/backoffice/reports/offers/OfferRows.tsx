import ChartColumn from 'lucide-react/icons/chart-column'
import { offerName } from '#domain/backoffice/reports/offer-name.ts'
import type { GiftFigure, VoucherFigure } from '#domain/backoffice/reports/offers/api.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { Rows } from '../../parts/Rows.tsx'
import { backofficePaths, type BackofficeQuery } from '../../paths.ts'
import { FigureLink } from '../FigureLink.tsx'
import { figureQuery, type OfferFilter } from './offer-filter.ts'
import { offerReportTexts as texts } from './texts.ts'

interface Named {
  key: string
  name: string
}

interface Figure<Row> {
  key: string
  head: string
  value: (row: Row) => number | null
  isMoney: boolean
  /** The rows behind it; `stock`: the gift's own page. */
  opens: VoucherFigure | GiftFigure | 'stock'
}

interface OfferRowsProps<Row extends Named> {
  caption: string
  filter: OfferFilter & { from: string; to: string }
  rows: readonly Row[]
  head: string
  /** Where the months of a row are. */
  months: ((key: string) => BackofficeQuery) | undefined
  figures: readonly Figure<Row>[]
}

/** The figures of the chart and all others, each opening its rows. */
export function OfferRows<Row extends Named>(props: OfferRowsProps<Row>) {
  const { caption, rows } = props
  return (
    <Rows
      caption={caption}
      rows={rows}
      keyOf={({ key }) => key}
      columns={columnsOf(props)}
      card={cardOf(props)}
    />
  )
}

function columnsOf<Row extends Named>(props: OfferRowsProps<Row>): Column<Row>[] {
  const figures: Column<Row>[] = props.figures.map((figure) => ({
    key: figure.key,
    head: figure.head,
    align: 'right',
    cell: (row) => <Shown {...props} row={row} figure={figure} />,
  }))
  return [
    { key: 'name', head: props.head, cell: (row) => <Name {...props} row={row} /> },
    ...figures,
  ]
}

function cardOf<Row extends Named>(props: OfferRowsProps<Row>) {
  return (row: Row) => (
    <>
      <p className="font-semibold wrap-anywhere">
        <Name {...props} row={row} />
      </p>
      <dl className="mt-1 grid grid-cols-[1fr_auto] items-center gap-x-3 text-sm">
        {props.figures.map((figure) => (
          <div key={figure.key} className="contents">
            <dt className="text-ink-2">{figure.head}</dt>
            <dd className="flex min-h-8 items-center justify-end">
              <Shown {...props} row={row} figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Name<Row extends Named>({
  filter,
  months,
  row,
}: Pick<OfferRowsProps<Row>, 'filter' | 'months'> & { row: Row }) {
  const name = offerName(filter.by, row)
  if (!months) return name
  return (
    <Anchor
      to={backofficePaths.offerReport(months(row.key))}
      aria-label={texts.byMonth(name)}
      className="inline-flex min-h-6 items-center text-primary underline max-md:min-h-11"
    >
      {name}
    </Anchor>
  )
}

function Shown<Row extends Named>({
  filter,
  row,
  figure: { head, value: valueOf, isMoney, opens },
}: Pick<OfferRowsProps<Row>, 'filter'> & { row: Row; figure: Figure<Row> }) {
  const value = valueOf(row)
  if (value === null) return '–'
  const to =
    opens === 'stock'
      ? backofficePaths.gift(row.key)
      : backofficePaths.offerEntries(figureQuery(filter, row.key, opens))
  return (
    <FigureLink
      to={to}
      label={texts.open(offerName(filter.by, row), head)}
      value={value}
      text={isMoney ? formatVnd(value) : formatNumber(value)}
    />
  )
}

export function NothingYet() {
  return (
    <EmptyState
      icon={<ChartColumn aria-hidden="true" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
    />
  )
}
