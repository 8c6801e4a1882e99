import ScanLine from 'lucide-react/icons/scan-line'
import { useSearchParams } from 'react-router'
import { codeReportTexts } from '#domain/genuine/backoffice/code-report-texts.ts'
import {
  listCountedReports,
  listTriedCodes,
  type CodeFigure,
  type CounterfeitFigure,
  type CountedReport,
  type TriedCode,
  type TryFigure,
} from '#domain/genuine/backoffice/code-report.ts'
import { reportStateLabels } from '#domain/genuine/backoffice/report-states.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { useCursorList, useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { ListBody } from '../parts/ListBody.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { backofficePaths } from '../paths.ts'
import { codeReportPath, readOpened, type OpenedFigure } from './code-report-filter.ts'
import { codeScreenTexts as texts } from './code-report-texts.ts'

/** What a figure of the report of codes counts, one by one. */
export function TriedCodesScreen() {
  const [query] = useSearchParams()
  const opened = readOpened(query)
  if (!opened) {
    return (
      <>
        <PageHead
          title={texts.triesTable}
          back={{ to: codeReportPath({ by: 'day' }), label: texts.back }}
        />
        <None title={texts.noFigure} text={texts.noFigureText} />
      </>
    )
  }
  const { from, to, by, figure } = opened
  const ofReports = isOfReports(figure)
  const name = codeReportTexts.columns[figure]
  return (
    <>
      <PageHead
        title={ofReports ? texts.reportsTitle(name) : texts.triesTitle(name)}
        text={texts.span(formatDate(from), formatDate(to))}
        back={{ to: codeReportPath({ from, to, by }), label: texts.back }}
      />
      {isOfReports(figure) ? (
        <Reports opened={{ ...opened, figure }} />
      ) : (
        <Tries opened={{ ...opened, figure }} />
      )}
    </>
  )
}

function isOfReports(figure: CodeFigure): figure is CounterfeitFigure {
  return figure === 'reports' || figure === 'confirmed'
}

function Tries({ opened }: { opened: Omit<OpenedFigure, 'figure'> & { figure: TryFigure } }) {
  const list = useCursorList(listTriedCodes, { ...opened }, { idOf: ({ id }) => id })
  return (
    <ListBody
      list={list}
      arrivedLabel={texts.arrived}
      empty={<None title={texts.noTries} text={texts.noTriesText} />}
    >
      {(rows) => (
        <Rows
          caption={texts.triesTable}
          rows={rows}
          keyOf={({ id }) => id}
          columns={tryColumns}
          card={tryCard}
        />
      )}
    </ListBody>
  )
}

function Reports({
  opened,
}: {
  opened: Omit<OpenedFigure, 'figure'> & { figure: CounterfeitFigure }
}) {
  const answer = useQuery(listCountedReports, opened)
  return (
    <Answered answer={answer}>
      {(rows) =>
        rows.length === 0 ? (
          <None title={texts.noTries} text={texts.noTriesText} />
        ) : (
          <Rows
            caption={texts.reportsTable}
            rows={rows}
            keyOf={({ id }) => id}
            columns={reportColumns}
            rowTo={({ id }) => backofficePaths.counterfeit(id)}
            card={reportCard}
          />
        )
      }
    </Answered>
  )
}

function None({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      icon={<ScanLine aria-hidden="true" />}
      title={title}
      text={text}
      action={
        <Anchor
          to={codeReportPath({ by: 'day' })}
          className="inline-flex min-h-11 items-center text-primary underline"
        >
          {texts.back}
        </Anchor>
      }
    />
  )
}

const tryColumns: readonly Column<TriedCode>[] = [
  {
    key: 'at',
    head: texts.tryColumns.at,
    className: 'whitespace-nowrap',
    cell: ({ at }) => formatDateTime(at),
  },
  {
    key: 'phone',
    head: texts.tryColumns.phone,
    className: 'whitespace-nowrap',
    cell: ({ phone }) => phone || texts.nobody,
  },
  {
    key: 'code',
    head: texts.tryColumns.code,
    className: 'whitespace-nowrap',
    cell: ({ code_masked: code }) => code,
  },
  { key: 'outcome', head: texts.tryColumns.outcome, cell: (row) => <Outcome row={row} /> },
  { key: 'place', head: texts.tryColumns.place, cell: placeOf },
  { key: 'product', head: texts.tryColumns.product, cell: ({ product }) => product },
  { key: 'trace', head: texts.tryColumns.trace, cell: (row) => <Trace row={row} /> },
]

function tryCard(row: TriedCode) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-start justify-between gap-x-3">
        <b className="font-semibold">
          {row.phone || texts.nobody} · {row.code_masked}
        </b>
        <span className="text-ink-3">{formatDateTime(row.at)}</span>
      </span>
      <Outcome row={row} />
      <span className="text-ink-2">{[placeOf(row), row.product].filter(Boolean).join(' · ')}</span>
      <Trace row={row} />
    </span>
  )
}

function Outcome({ row: { outcome, suspicious } }: { row: TriedCode }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={outcome === 'first' ? 'ok' : 'neutral'}>
        {codeReportTexts.columns[outcome]}
      </Badge>
      {suspicious && <Badge tone="sale">{texts.suspicious}</Badge>}
    </span>
  )
}

function placeOf({ pharmacy, channel }: TriedCode): string {
  return pharmacy ? `${pharmacy.name} (${pharmacy.code})` : texts.channels[channel]
}

function Trace({ row }: { row: TriedCode }) {
  if (!row.can_trace) return <span className="text-ink-3">{texts.noTrace}</span>
  return (
    <Anchor
      to={backofficePaths.codeTrace({ luot: String(row.id) })}
      aria-label={texts.traceOf(row.code_masked, formatDateTime(row.at))}
      className="inline-flex min-h-11 items-center text-primary underline"
    >
      {texts.trace}
    </Anchor>
  )
}

const reportColumns: readonly Column<CountedReport>[] = [
  { key: 'reference', head: texts.reportColumns.reference, cell: ({ reference }) => reference },
  { key: 'at', head: texts.reportColumns.at, cell: ({ at }) => formatDateTime(at) },
  { key: 'code', head: texts.reportColumns.code, cell: ({ code_masked: code }) => code },
  {
    key: 'state',
    head: texts.reportColumns.state,
    cell: ({ state }) => <Badge>{reportStateLabels[state]}</Badge>,
  },
  { key: 'product', head: texts.reportColumns.product, cell: ({ product }) => product },
  { key: 'place', head: texts.reportColumns.place, cell: ({ place }) => place },
]

function reportCard(row: CountedReport) {
  return (
    <>
      <p className="font-semibold">
        {row.reference} · {row.code_masked}
      </p>
      <p className="text-sm text-ink-2">
        {[formatDateTime(row.at), reportStateLabels[row.state], row.product, row.place]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}
