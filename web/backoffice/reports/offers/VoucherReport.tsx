import { offerName } from '#domain/backoffice/reports/offer-name.ts'
import {
  getVoucherReport,
  voucherFigures,
  type VoucherFigure,
  type VoucherRow,
} from '#domain/backoffice/reports/offers/api.ts'
import { reportTexts } from '#domain/backoffice/reports/texts.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { useQuery } from '../../data/use-query.ts'
import { Answered } from '../../parts/Answered.tsx'
import { Bars } from '../Bars.tsx'
import { offerQuery, type VoucherFilter } from './offer-filter.ts'
import type { FiltersOf } from './OffersScreen.tsx'
import { NothingYet, OfferRows } from './OfferRows.tsx'
import { offerReportTexts as texts } from './texts.ts'

const columns = reportTexts.voucherColumns
type Figure = keyof typeof columns
const figures = Object.keys(columns) as Figure[]
const maxBars = 31

interface VoucherReportProps {
  filter: { part: 'vouchers' } & VoucherFilter
  filters: FiltersOf
}

/** What vouchers took off, and what was sold with them. */
export function VoucherReport({ filter, filters }: VoucherReportProps) {
  const { part: _, ...asked } = filter
  const answer = useQuery(getVoucherReport, asked, { keepsPrevious: true })
  const { data } = answer
  return (
    <>
      {filters(data && { from: data.from, to: data.to })}
      <Answered answer={answer}>
        {({ items, behind, from, to, by }) => (
          <>
            {behind && <p className="mb-2 text-sm text-ink-2">{texts.behind}</p>}
            {items.length === 0 ? (
              <NothingYet />
            ) : (
              <Shown rows={items} filter={{ ...filter, from, to, by }} />
            )}
          </>
        )}
      </Answered>
    </>
  )
}

interface ShownProps {
  rows: readonly VoucherRow[]
  filter: VoucherReportProps['filter'] & { from: string; to: string }
}

function Shown({ rows, filter }: ShownProps) {
  const { by } = filter
  const sum = (figure: 'used' | 'discount') => rows.reduce((all, row) => all + row[figure], 0)
  const bars = rows
    .slice(0, maxBars)
    .map((row) => ({ key: row.key, name: offerName(by, row), value: row.discount }))
  return (
    <>
      <p className="mb-3" role="status">
        <b>{texts.voucherTotal(formatNumber(sum('used')), formatVnd(sum('discount')))}</b>
      </p>
      <Bars label={texts.voucherChart(reportTexts.voucherGroups[by])} bars={bars} />
      <OfferRows
        caption={texts.vouchers}
        filter={filter}
        rows={rows}
        head={reportTexts.voucherGroups[by]}
        months={by === 'campaign' ? monthsOf(filter) : undefined}
        figures={figures
          .filter((figure) => rows.some((row) => row[figure] !== null))
          .map((figure) => ({
            key: figure,
            head: columns[figure],
            value: (row: VoucherRow) => row[figure],
            isMoney: figure === 'discount' || figure === 'net',
            opens: opened(figure),
          }))}
      />
      <p className="mt-3 text-sm text-ink-3">{texts.voucherHelp}</p>
    </>
  )
}

/** Money and orders are of the uses that stand. */
function opened(figure: Figure): VoucherFigure {
  return voucherFigures.find((each) => each === figure) ?? 'used'
}

function monthsOf(filter: ShownProps['filter']) {
  return (key: string) => offerQuery({ ...filter, by: 'month', campaign: Number(key) })
}
