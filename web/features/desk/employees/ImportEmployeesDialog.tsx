import { useState } from 'react'
import type { Output } from '#domain/contract.ts'
import { importEmployees } from '#domain/employee/desk/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { failureText } from '#web/features/identity/failure-text.ts'
import { callDesk } from '../data/call-desk.ts'
import { withFieldMessages } from '../data/with-field-messages.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { employeeTexts as texts } from './texts.ts'

type Answer = Output<typeof importEmployees>

/** A file is tried first: what it would do, or which of its rows are wrong. */
export function ImportDialog({
  onImported,
  onClose,
}: {
  onImported: () => Promise<void>
  onClose: () => void
}) {
  const [csv, setCsv] = useState('')
  const [tried, setTried] = useState<Answer | null>(null)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const tryOut = async () => {
    setBusy(true)
    setFailure('')
    try {
      const attempt = { csv, dry_run: true, reason: texts.try }
      setTried(await withFieldMessages(callDesk(importEmployees, attempt)))
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ActionDialog
      title={texts.importTitle}
      says={texts.importSays}
      confirm={texts.apply}
      reason={{ required: true, shortest: 3 }}
      isReady={tried !== null && tried.errors.length === 0}
      notReady={tried ? texts.wrongRows(tried.errors.length) : texts.tryFirst}
      onConfirm={async (reason) => {
        const answer = await withFieldMessages(
          callDesk(importEmployees, { csv, dry_run: false, reason }),
        )
        if (!answer.applied) {
          setTried(answer)
          throw new Error(texts.wrongRows(answer.errors.length))
        }
        notify({ text: texts.imported(answer.employees.length) })
        void onImported()
      }}
      onClose={onClose}
    >
      <Field label={texts.file} error={failure} required>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={({ target }) => {
              setTried(null)
              void target.files?.[0]?.text().then(setCsv)
            }}
            className="text-sm file:mr-3 file:min-h-11 file:rounded-md file:border file:border-line file:bg-white file:px-4 file:font-semibold"
          />
        )}
      </Field>
      <Button
        look="secondary"
        busy={busy}
        disabled={csv === ''}
        onClick={() => void tryOut()}
        className="self-start"
      >
        {texts.try}
      </Button>
      <div role="status">{tried && <Tried answer={tried} />}</div>
    </ActionDialog>
  )
}

function Tried({ answer: { employees, errors } }: { answer: Answer }) {
  if (errors.length > 0) {
    return (
      <div className="max-h-60 overflow-y-auto rounded-md border border-sale/40 bg-sale-tint p-3 text-sm">
        <p className="font-semibold">{texts.wrongRows(errors.length)}</p>
        <ul className="mt-1">
          {errors.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              {texts.line(line)}: {message}
            </li>
          ))}
        </ul>
      </div>
    )
  }
  const count = (outcome: string) => employees.filter((each) => each.outcome === outcome).length
  return (
    <div className="max-h-60 overflow-y-auto rounded-md bg-ground p-3 text-sm">
      <p className="font-semibold">
        {texts.summary(count('added'), count('changed'), count('unchanged'))}
      </p>
      <ul className="mt-1">
        {employees.map(({ number, name, outcome }) => (
          <li key={number}>
            {number} · {name}: {texts.outcomes[outcome]}
          </li>
        ))}
      </ul>
    </div>
  )
}
