import Download from 'lucide-react/icons/download'
import type { BulkAnswer, BulkRow } from '#domain/bulk.ts'
import { Button } from '#web/ui/Button.tsx'
import { StickyActions } from '#web/ui/Dialog.tsx'
import { Table } from '#web/ui/Table.tsx'
import { kitTexts as texts } from '../texts.ts'
import { bulkDialogTexts } from './texts.ts'
import { saveCsv } from './save-csv.ts'

const maxShown = 100

type Row = Omit<BulkRow, 'version'>

/** What became of each record; a long list can be kept as a file. */
export function BulkOutcome({
  answer,
  count,
  onClose,
}: {
  answer: Pick<BulkAnswer, 'done' | 'refused'> & { rows: readonly Row[] }
  count: (records: number) => string
  onClose: () => void
}) {
  const { rows, done, refused } = answer
  // What was not done comes first: somebody has to look at it.
  const shown = rows.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, maxShown)
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-semibold">
        {bulkDialogTexts.bulkDone(count(done), refused > 0 ? count(refused) : '')}
      </p>
      <Table
        caption={bulkDialogTexts.outcome}
        // Without a refusal nobody asks why.
        columns={refused > 0 ? [...columns, why] : columns}
        rows={shown}
        keyOf={({ id }) => id}
        className="max-h-80 overflow-y-auto"
      />
      {rows.length > maxShown && (
        <p className="text-sm text-ink-2">{bulkDialogTexts.firstRows(maxShown, rows.length)}</p>
      )}
      <StickyActions>
        <div className="flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" className="size-4.5" />}
            onClick={() => saveCsv(bulkDialogTexts.outcomeFile, [heads, ...rows.map(cellsOf)])}
          >
            {bulkDialogTexts.saveOutcome}
          </Button>
          <Button onClick={onClose}>{texts.close}</Button>
        </div>
      </StickyActions>
    </div>
  )
}

const columns = [
  { key: 'title', head: bulkDialogTexts.outcomeHeads.title, cell: titleOf },
  {
    key: 'outcome',
    head: bulkDialogTexts.outcomeHeads.outcome,
    cell: ({ outcome }: Row) => bulkDialogTexts.bulkOutcomes[outcome],
  },
]

const why = {
  key: 'reason',
  head: bulkDialogTexts.outcomeHeads.reason,
  cell: ({ reason }: Row) => reason ?? '',
}

const heads = Object.values(bulkDialogTexts.outcomeHeads)

function cellsOf(row: Row): string[] {
  return [titleOf(row), bulkDialogTexts.bulkOutcomes[row.outcome], row.reason ?? '']
}

function titleOf({ id, title }: Row): string {
  return title || `${id}`
}

function rankOf({ outcome }: Row): number {
  return outcome === 'refused' ? 0 : 1
}
