import { codeReportTexts, codeRowName } from '#domain/genuine/backoffice/code-report-texts.ts'
import {
  counterfeitFigures,
  type CodeFigure,
  type CodeReportGroup,
  type CodeReportRow,
} from '#domain/genuine/backoffice/code-report.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { useCan } from '../data/staff-session.ts'
import { Rows } from '../parts/Rows.tsx'
import { openedPath } from './code-report-filter.ts'
import { codeScreenTexts as texts } from './code-report-texts.ts'

interface CodeReportTableProps {
  by: CodeReportGroup
  days: { from: string; to: string }
  rows: readonly CodeReportRow[]
}

const figures = Object.keys(codeReportTexts.columns) as CodeFigure[]
/** Always there; the others only where some row has any. */
const always: readonly CodeFigure[] = ['entered', 'first', 'again', 'unknown', 'suspicious']

/** All figures; each that is not zero is a link to what it counts. */
export function CodeReportTable({ by, days, rows }: CodeReportTableProps) {
  const shown = figures.filter(
    (figure) => always.includes(figure) || rows.some((row) => (row[figure] ?? 0) > 0),
  )
  const nameColumn: Column<CodeReportRow> = {
    key: 'name',
    head: codeReportTexts.groups[by],
    className: 'min-w-32',
    cell: (row) => codeRowName(by, row),
  }
  return (
    <Rows
      caption={texts.table}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[nameColumn, ...shown.map((figure) => columnOf(by, days, figure))]}
      card={cardOf(by, days, shown)}
    />
  )
}

type Days = CodeReportTableProps['days']

function columnOf(by: CodeReportGroup, days: Days, figure: CodeFigure): Column<CodeReportRow> {
  return {
    key: figure,
    head: codeReportTexts.columns[figure],
    align: 'right',
    cell: (row) => <Figure by={by} days={days} row={row} figure={figure} />,
  }
}

function cardOf(by: CodeReportGroup, days: Days, shown: readonly CodeFigure[]) {
  return (row: CodeReportRow) => (
    <>
      <p className="font-semibold wrap-anywhere">{codeRowName(by, row)}</p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 text-sm">
        {shown
          .filter((figure) => (row[figure] ?? 0) > 0)
          .map((figure) => (
            <div key={figure} className="flex items-center justify-between gap-2">
              <dt className="text-ink-2">{codeReportTexts.columns[figure]}</dt>
              <dd>
                <Figure by={by} days={days} row={row} figure={figure} />
              </dd>
            </div>
          ))}
      </dl>
    </>
  )
}

function Figure({
  by,
  days,
  row,
  figure,
}: Omit<CodeReportTableProps, 'rows'> & { row: CodeReportRow; figure: CodeFigure }) {
  const isReport = (counterfeitFigures as readonly CodeFigure[]).includes(figure)
  const canOpen = useCan(isReport ? 'counterfeits.read' : 'codes.read')
  const count = row[figure]
  if (count === null) return '–'
  const text = formatNumber(count)
  if (count === 0 || !canOpen) return text
  return (
    <Anchor
      to={openedPath(by, days, row, figure)}
      aria-label={texts.open(codeReportTexts.columns[figure], text, codeRowName(by, row))}
      className="inline-flex min-h-11 min-w-8 items-center justify-end text-primary underline"
    >
      {text}
    </Anchor>
  )
}
