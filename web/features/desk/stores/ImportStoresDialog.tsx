import { useState } from 'react'
import type { StoreImport } from '#domain/drugstore/desk/api.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { sendStoreFile } from './send-store-file.ts'
import { storeTexts as texts } from './texts.ts'

/** A file is tried first: what it would do, or which of its cells are wrong. */
export function ImportStoresDialog({
  onImported,
  onClose,
}: {
  onImported: () => Promise<void>
  onClose: () => void
}) {
  const trial = useTrial()
  const { file, tried } = trial
  return (
    <ActionDialog
      title={texts.importTitle}
      says={texts.importSays}
      confirm={texts.apply}
      reason={{ required: true, shortest: 3 }}
      isReady={tried !== null && tried.errors.length === 0}
      notReady={tried?.errors.length ? texts.fixFirst : texts.tryFirst}
      onConfirm={async (reason) => {
        const answer = await sendStoreFile(file!, { dryRun: false, reason })
        if (!answer.written) {
          trial.show(answer)
          throw new Error(texts.wrongCells(answer.errors.length))
        }
        notify({ text: texts.imported(answer.added, answer.changed) })
        void onImported()
      }}
      onClose={onClose}
    >
      <Field label={texts.file} error={trial.failure} required>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.xlsx,text/csv"
            onChange={({ target }) => trial.choose(target.files?.[0] ?? null)}
            className="text-sm file:mr-3 file:min-h-11 file:rounded-md file:border file:border-line file:bg-white file:px-4 file:font-semibold"
          />
        )}
      </Field>
      <Button
        look="secondary"
        busy={trial.busy}
        disabled={!file}
        onClick={() => void trial.run()}
        className="self-start"
      >
        {texts.try}
      </Button>
      <div role="status">{tried && <Tried answer={tried} />}</div>
    </ActionDialog>
  )
}

function useTrial() {
  const [file, setFile] = useState<File | null>(null)
  const [tried, setTried] = useState<StoreImport | null>(null)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setTried(null)
    setFailure('')
  }
  const run = async () => {
    if (!file) return
    setBusy(true)
    setFailure('')
    try {
      setTried(await sendStoreFile(file, { dryRun: true }))
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return { file, tried, failure, busy, choose, run, show: setTried }
}

const mostRowsShown = 20

function Tried({ answer }: { answer: StoreImport }) {
  const { errors, preview, added, changed, same, closed } = answer
  if (errors.length > 0) {
    return (
      <div className="max-h-60 overflow-y-auto rounded-md border border-sale/40 bg-sale-tint p-3 text-sm">
        <p className="font-semibold">{texts.wrongCells(errors.length)}</p>
        <ul className="mt-1">
          {errors.map(({ row, column, message }) => (
            <li key={`${row} ${column} ${message}`}>
              {texts.row(row)} · {column}: {message}
            </li>
          ))}
        </ul>
      </div>
    )
  }
  const shown = preview.filter(({ change }) => change !== 'same').slice(0, mostRowsShown)
  return (
    <div className="max-h-60 overflow-y-auto rounded-md bg-ground p-3 text-sm">
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
    </div>
  )
}
