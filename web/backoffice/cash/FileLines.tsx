import type { JudgedLine } from '#domain/order/cash/api.ts'
import { isBookable } from '#domain/order/cash/states.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Table, type Column } from '#web/ui/Table.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Verdict } from './ChangedParcels.tsx'
import { cashScreenTexts as texts } from './texts.ts'
import type { FileLine } from './use-statement-file.ts'

interface ShownLine extends JudgedLine {
  row: number
}

const heads = texts.lineColumns
const columns: Column<ShownLine>[] = [
  { key: 'row', head: heads.row, align: 'right', cell: ({ row }) => row },
  {
    key: 'verdict',
    head: heads.verdict,
    cell: (line) => (
      <span className={cx('font-medium', toneOf(line))}>
        <Verdict line={line} />
      </span>
    ),
  },
  {
    key: 'code',
    head: heads.code,
    cell: ({ code, order_code: order }) => (
      <>
        {code}
        {order && order !== code && <span className="block text-ink-3">{order}</span>}
      </>
    ),
  },
  { key: 'amount', head: heads.amount, align: 'right', cell: ({ amount }) => formatVnd(amount) },
  {
    key: 'collected',
    head: heads.collected,
    align: 'right',
    cell: ({ collected }) => (collected === null ? '' : formatVnd(collected)),
  },
]

const shownMatched = 50

/** Every line with what it is: what cannot be booked first, then what differs, then the rest. */
export function FileLines({
  lines,
  judged,
}: {
  lines: readonly FileLine[]
  judged: readonly JudgedLine[]
}) {
  const all = judged.map((line, at) => ({ ...line, row: lines[at]!.row }))
  const sorted = all.toSorted((one, other) => rankOf(one) - rankOf(other))
  const open = sorted.filter(({ verdict }) => verdict !== 'matched').length
  const shown = sorted.slice(0, open + shownMatched)
  return (
    <div>
      <Table
        caption={texts.lines}
        columns={columns}
        rows={shown}
        keyOf={({ row }) => row}
        isMarked={({ verdict }) => !isBookable(verdict)}
        className="max-h-72 overflow-y-auto"
      />
      {shown.length < sorted.length && (
        <p className="mt-1 text-sm text-ink-2">{texts.moreMatched(sorted.length - shown.length)}</p>
      )}
    </div>
  )
}

function rankOf({ verdict }: JudgedLine): number {
  if (!isBookable(verdict)) return 0
  return verdict === 'different' ? 1 : 2
}

function toneOf({ verdict }: JudgedLine): string {
  if (verdict === 'matched') return 'text-ok'
  return verdict === 'different' ? 'text-point' : 'text-sale-deep'
}
