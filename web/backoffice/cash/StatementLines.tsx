import { useState } from 'react'
import type { CashStatement } from '#domain/order/cash/backoffice/statements.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Rows } from '../parts/Rows.tsx'
import { MissingOf } from './MissingOf.tsx'
import type { StatementProps } from './StatementScreen.tsx'
import { cashScreenTexts as texts } from './texts.ts'

const explainDialog = lazyPart(async () => (await import('./StatementDialogs.tsx')).ExplainDialog)

type Line = CashStatement['lines'][number]

/** Each parcel with what was taken and what came; one that differs is explained here, once. */
export function StatementLines({ statement, onChanged }: StatementProps) {
  const [line, setLine] = useState<Line | null>(null)
  const onExplain = statement.reversal ? undefined : setLine
  return (
    <Panel title={texts.statementLines}>
      <Rows
        caption={texts.statementLines}
        rows={statement.lines}
        columns={columnsFor(statement.lines, onExplain)}
        keyOf={({ order_code: code }) => code}
        isMarked={(each) => isOpen(each) && onExplain !== undefined}
        card={cardFor(onExplain)}
      />
      {line && (
        <explainDialog.Part
          statement={statement}
          line={line}
          onChanged={onChanged}
          onClose={() => setLine(null)}
        />
      )}
    </Panel>
  )
}

function isOpen({ collected, remitted, reason }: Line): boolean {
  return reason === '' && collected !== remitted
}

type OnExplain = ((line: Line) => void) | undefined

/** Few carriers take a fee for each. */
function columnsFor(lines: readonly Line[], onExplain: OnExplain): Column<Line>[] {
  const columns = allColumns(onExplain)
  const hasFees = lines.some(({ fee }) => fee > 0)
  return hasFees ? columns : columns.filter(({ key }) => key !== 'fee')
}

function allColumns(onExplain: OnExplain): Column<Line>[] {
  const heads = texts.columns
  return [
    {
      key: 'order',
      head: heads.order,
      cell: (line) => (
        <>
          <OrderLink line={line} />
          {line.tracking_code && <span className="block text-ink-3">{line.tracking_code}</span>}
        </>
      ),
    },
    {
      key: 'collected',
      head: heads.collected,
      align: 'right',
      cell: ({ collected }) => formatVnd(collected),
    },
    {
      key: 'remitted',
      head: heads.remitted,
      align: 'right',
      cell: ({ remitted }) => <b className="font-semibold">{formatVnd(remitted)}</b>,
    },
    {
      key: 'fee',
      head: texts.lineFee,
      align: 'right',
      cell: ({ fee }) => (fee > 0 ? formatVnd(fee) : ''),
    },
    {
      key: 'difference',
      head: texts.difference,
      cell: (line) => <Difference line={line} onExplain={onExplain} />,
    },
  ]
}

function OrderLink({ line: { order_code: code } }: { line: Line }) {
  return (
    <Anchor
      to={backofficePaths.order(code)}
      className="font-semibold whitespace-nowrap text-primary hover:underline"
    >
      {code}
    </Anchor>
  )
}

function Difference({ line, onExplain }: { line: Line; onExplain: OnExplain }) {
  const { collected, remitted, reason } = line
  if (collected === remitted) return null
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        <MissingOf missing={collected - remitted} />
        {reason && <span className="block text-ink-2 wrap-anywhere">{reason}</span>}
      </span>
      {isOpen(line) && onExplain && (
        <Button
          variant="secondary"
          className="text-sm"
          {...explainDialog.intent}
          onClick={() => onExplain(line)}
        >
          {texts.explain}
        </Button>
      )}
    </span>
  )
}

function cardFor(onExplain: OnExplain) {
  return (line: Line) => <CardFace line={line} onExplain={onExplain} />
}

function CardFace({ line, onExplain }: { line: Line; onExplain: OnExplain }) {
  return (
    <span className="flex flex-col gap-1.5 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <OrderLink line={line} />
        <b className="font-semibold">{formatVnd(line.remitted)}</b>
      </span>
      {line.collected !== line.remitted && (
        <span className="text-ink-2">
          {texts.columns.collected} {formatVnd(line.collected)}
        </span>
      )}
      <Difference line={line} onExplain={onExplain} />
    </span>
  )
}
