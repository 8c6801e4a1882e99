import { Table, type Column } from '#web/ui/Table.tsx'
import { partTexts as texts } from './texts.ts'

/** A place in a file that is wrong, as a spreadsheet numbers its rows. */
export interface Mistake {
  row: number
  column?: string
  message: string
}

const heads = texts.mistakeColumns
const columns: Column<Mistake>[] = [
  { key: 'row', head: heads.row, align: 'right', cell: ({ row }) => row },
  { key: 'column', head: heads.column, cell: ({ column }) => column },
  { key: 'message', head: heads.message, cell: ({ message }) => message },
]

/** What has to be mended in a file, a row for each place. */
export function MistakeTable({
  says,
  wrong,
  mistakes,
}: {
  says: string
  /** How many there are; `mistakes` has the first of them. */
  wrong: number
  mistakes: readonly Mistake[]
}) {
  const isPlaced = mistakes.some(({ column }) => column !== undefined)
  return (
    <>
      <p className="font-semibold text-sale-deep">{says}</p>
      {wrong > mistakes.length && <p className="text-sm">{texts.firstMistakes(mistakes.length)}</p>}
      <Table
        caption={texts.mistakes}
        columns={isPlaced ? columns : columns.filter(({ key }) => key !== 'column')}
        rows={mistakes}
        keyOf={({ row, column, message }) => `${row} ${column} ${message}`}
        className="mt-2 max-h-72 overflow-y-auto"
      />
    </>
  )
}
