import Coins from 'lucide-react/icons/coins'
import { useSearchParams } from 'react-router'
import {
  listPointEntries,
  noProgramme,
  type PointEntry,
} from '#domain/backoffice/reports/points/api.ts'
import { reportTexts } from '#domain/backoffice/reports/texts.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useCursorList } from '../../data/use-query.ts'
import { ListBody } from '../../parts/ListBody.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import { Rows } from '../../parts/Rows.tsx'
import { backofficePaths } from '../../paths.ts'
import { ReportExport } from '../ReportExport.tsx'
import { pointQuery, readEntryFilter, type EntryFilter } from './point-filter.ts'
import { pointReportTexts as texts } from './texts.ts'

const words = reportTexts.pointEntry

/** The entries of the ledger behind a figure of the report. */
export function PointEntriesScreen() {
  const [query] = useSearchParams()
  const filter = readEntryFilter(query)
  const list = useCursorList(listPointEntries, filter, { idOf: ({ id }) => id })
  return (
    <>
      <PageHead
        title={texts.entriesTitle}
        text={saidOf(filter)}
        back={{ to: backofficePaths.pointReport(pointQuery(filter)), label: texts.entriesBack }}
        actions={<ReportExport list="report-point-entries" asked={filter} />}
      />
      <ListBody
        list={list}
        arrivedLabel={texts.arrived}
        empty={
          <EmptyState
            icon={<Coins aria-hidden="true" />}
            title={texts.noEntries}
            text={texts.noEntriesText}
          />
        }
      >
        {(rows) => <Entries rows={rows} />}
      </ListBody>
    </>
  )
}

function saidOf({ from, to, figure, month, programme }: EntryFilter): string {
  const moves = { ...reportTexts.pointMoves, ...reportTexts.pointGroups }
  return [
    figure ? moves[figure] : texts.allMoves,
    programme === noProgramme && reportTexts.noProgramme,
    from && to && texts.between(formatDate(from), formatDate(to)),
    !from && to && texts.until(formatDate(to)),
    month && texts.expiring(formatDate(month).slice(3)),
  ]
    .filter(Boolean)
    .join(' · ')
}

function Entries({ rows }: { rows: readonly PointEntry[] }) {
  return (
    <Rows
      caption={texts.entriesTable}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'at',
          head: words.at,
          className: 'whitespace-nowrap',
          cell: ({ at }) => formatDateTime(at),
        },
        { key: 'member', head: words.member, cell: ({ loyalty_number: number }) => number },
        { key: 'move', head: words.move, cell: ({ move }) => reportTexts.pointMoves[move] },
        { key: 'note', head: words.note, cell: ({ note }) => note },
        { key: 'order', head: words.order, cell: Order },
        {
          key: 'points',
          head: words.points,
          align: 'right',
          cell: ({ points }) => signed(points),
        },
      ]}
      card={cardOf}
    />
  )
}

function cardOf(row: PointEntry) {
  return (
    <>
      <p className="flex justify-between gap-3 font-semibold">
        <span className="min-w-0">{reportTexts.pointMoves[row.move]}</span>
        <span className="shrink-0">{signed(row.points)}</span>
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {[formatDateTime(row.at), row.loyalty_number, row.note].filter(Boolean).join(' · ')}
      </p>
      <Order {...row} />
    </>
  )
}

/** Points that came have their sign as well as those that went. */
function signed(points: number): string {
  if (points === 0) return '0'
  return `${points > 0 ? '+' : '−'}${formatNumber(Math.abs(points))}`
}

function Order({ order_code: code }: PointEntry) {
  if (code === null) return null
  return (
    <Anchor
      to={backofficePaths.order(code)}
      className="inline-flex min-h-6 items-center text-primary underline max-md:min-h-11"
    >
      {code}
    </Anchor>
  )
}
