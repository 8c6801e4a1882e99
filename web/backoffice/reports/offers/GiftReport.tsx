import { offerName } from '#domain/backoffice/reports/offer-name.ts'
import {
  getGiftReport,
  giftFigures,
  type GiftFigure,
  type GiftRow,
} from '#domain/backoffice/reports/offers/api.ts'
import { reportTexts } from '#domain/backoffice/reports/texts.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { useQuery } from '../../data/use-query.ts'
import { Answered } from '../../parts/Answered.tsx'
import { Bars } from '../Bars.tsx'
import { offerQuery, type GiftFilter } from './offer-filter.ts'
import type { FiltersOf } from './OffersScreen.tsx'
import { NothingYet, OfferRows } from './OfferRows.tsx'
import { offerReportTexts as texts } from './texts.ts'

const columns = reportTexts.giftColumns
type Figure = keyof typeof columns
const figures = Object.keys(columns) as Figure[]
const maxBars = 31

interface GiftReportProps {
  filter: { part: 'gifts' } & GiftFilter
  filters: FiltersOf
}

/** Which gifts were taken, for how many points and what they cost. */
export function GiftReport({ filter, filters }: GiftReportProps) {
  const { part: _, ...asked } = filter
  const answer = useQuery(getGiftReport, asked, { keepsPrevious: true })
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
  rows: readonly GiftRow[]
  filter: GiftReportProps['filter'] & { from: string; to: string }
}

function Shown({ rows, filter }: ShownProps) {
  const { by } = filter
  const sum = (figure: 'exchanged' | 'points' | 'cost') =>
    rows.reduce((all, row) => all + row[figure], 0)
  const bars = rows
    .slice(0, maxBars)
    .map((row) => ({ key: row.key, name: offerName(by, row), value: row.points }))
  return (
    <>
      <p className="mb-3" role="status">
        <b>
          {texts.giftTotal(
            formatNumber(sum('exchanged')),
            formatPoints(sum('points')),
            formatVnd(sum('cost')),
          )}
        </b>
      </p>
      <Bars label={texts.giftChart(reportTexts.giftGroups[by])} bars={bars} format={formatPoints} />
      <OfferRows
        caption={texts.gifts}
        filter={filter}
        rows={rows}
        head={reportTexts.giftGroups[by]}
        months={by === 'gift' ? monthsOf(filter) : undefined}
        figures={figures
          .filter((figure) => rows.some((row) => row[figure] !== null))
          .map((figure) => ({
            key: figure,
            head: columns[figure],
            value: (row: GiftRow) => row[figure],
            isMoney: figure === 'cost',
            opens: opened(figure),
          }))}
      />
      <p className="mt-3 text-sm text-ink-3">{texts.giftHelp}</p>
    </>
  )
}

/** Points and cost are of what stands; what is left has no rows of its own here. */
function opened(figure: Figure): GiftFigure | 'stock' {
  if (figure === 'left') return 'stock'
  return giftFigures.find((each) => each === figure) ?? 'exchanged'
}

function monthsOf(filter: ShownProps['filter']) {
  return (key: string) => offerQuery({ ...filter, by: 'month', gift: Number(key) })
}
