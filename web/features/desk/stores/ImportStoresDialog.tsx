import Download from 'lucide-react/icons/download'
import type { StoreImport } from '#domain/drugstore/desk/api.ts'
import { importColumns } from '#domain/drugstore/desk/import-texts.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { Table, type Column } from '#web/ui/Table.tsx'
import { ImportDialog, type Outcome } from '../parts/ImportDialog.tsx'
import { sendStoreFile } from './send-store-file.ts'
import { storeTexts as texts } from './texts.ts'

/** Stores from a CSV or XLSX file. */
export function ImportStoresDialog(props: {
  onImported: () => Promise<void>
  onClose: () => void
}) {
  return (
    <ImportDialog
      {...props}
      words={texts}
      accept=".csv,.txt,.xlsx,text/csv"
      send={sendStoreFile}
      outcomeOf={outcomeOf}
      sayMistakes={texts.wrongCells}
      sayWritten={({ added, changed }) => texts.imported(added, changed)}
      template={
        <a
          href={template}
          download={texts.templateFile}
          className={buttonClass({ look: 'plain' }, '-my-2 -ml-4 self-start')}
        >
          <Download aria-hidden="true" className="size-4.5" />
          {texts.template}
        </a>
      }
    >
      {(answer) => <Changes answer={answer} />}
    </ImportDialog>
  )
}

function outcomeOf({ added, changed, wrong, errors }: StoreImport): Outcome {
  return { hasWork: added + changed > 0, wrong, mistakes: errors }
}

/** The columns, with the mark by which spreadsheets know the encoding. */
const template = `data:text/csv;charset=utf-8,${encodeURIComponent(
  `\uFEFF${Object.values(importColumns).join(',')}\r\n`,
)}`

type Planned = StoreImport['preview'][number]

const columns: Column<Planned>[] = [
  {
    key: 'change',
    head: texts.change,
    className: 'whitespace-nowrap',
    cell: ({ change }) => texts.changes[change],
  },
  {
    key: 'code',
    head: texts.columns.code,
    cell: ({ code }) => <b className="font-semibold">{code}</b>,
  },
  {
    key: 'name',
    head: texts.columns.name,
    cell: ({ name, full_address: address }) => (
      <>
        {name}
        {address && <span className="block text-ink-3">{address}</span>}
      </>
    ),
  },
]

const mostRowsShown = 50

function Changes({ answer }: { answer: StoreImport }) {
  const { preview, added, changed, same, closed } = answer
  const shown = preview.filter(({ change }) => change !== 'same').slice(0, mostRowsShown)
  return (
    <>
      <p className="font-semibold">{texts.summary(added, changed, same)}</p>
      {closed > 0 && <p className="font-semibold text-sale-deep">{texts.closing(closed)}</p>}
      {shown.length > 0 && added + changed > shown.length && (
        <p className="text-sm">{texts.firstRows(shown.length)}</p>
      )}
      {shown.length > 0 && (
        <Table
          caption={texts.tried}
          columns={columns}
          rows={shown}
          keyOf={({ row }) => row}
          className="mt-2 max-h-72 overflow-y-auto"
        />
      )}
    </>
  )
}
