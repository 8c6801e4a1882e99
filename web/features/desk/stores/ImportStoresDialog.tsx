import type { StoreImport } from '#domain/drugstore/desk/api.ts'
import { ImportDialog } from '../parts/ImportDialog.tsx'
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
      accept=".csv,.xlsx,text/csv"
      send={sendStoreFile}
      mistakesOf={({ errors }) =>
        errors.map(({ row, column, message }) => `${texts.row(row)} · ${column}: ${message}`)
      }
      sayMistakes={texts.wrongCells}
      sayWritten={({ added, changed }) => texts.imported(added, changed)}
    >
      {(answer) => <Changes answer={answer} />}
    </ImportDialog>
  )
}

const mostRowsShown = 20

function Changes({ answer }: { answer: StoreImport }) {
  const { preview, added, changed, same, closed } = answer
  const shown = preview.filter(({ change }) => change !== 'same').slice(0, mostRowsShown)
  return (
    <>
      <p className="font-semibold">{texts.summary(added, changed, same)}</p>
      {closed > 0 && <p className="font-semibold text-sale-deep">{texts.closing(closed)}</p>}
      {added + changed > shown.length && <p>{texts.firstRows(shown.length)}</p>}
      <ul className="mt-1">
        {shown.map(({ row, code, name, full_address: address, change }) => (
          <li key={row}>
            {texts.changes[change]}: <b className="font-semibold">{code}</b> · {name}
            {address && <span className="block text-ink-3">{address}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
