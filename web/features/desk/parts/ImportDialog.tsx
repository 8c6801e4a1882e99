import { useState, type ReactNode } from 'react'
import { failureText } from '#web/features/identity/failure-text.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import { partTexts as texts } from './texts.ts'

export interface ImportDialogProps<Answer> {
  words: Readonly<Record<'importTitle' | 'importSays' | 'file', string>>
  /** The kinds of file, as `<input accept>` has them. */
  accept: string
  /** Tries a file; with a reason, writes it where all of it is right. */
  send: (file: File, reason?: string) => Promise<Answer>
  /** What is wrong in the file, a line for each place; empty when it can be written. */
  mistakesOf: (answer: Answer) => readonly string[]
  sayMistakes: (count: number) => string
  sayWritten: (answer: Answer) => string
  onImported: () => Promise<void>
  onClose: () => void
  /** What the file would do. */
  children: (answer: Answer) => ReactNode
}

/** A list from a file, tried first: what it would do, or what in it is wrong. */
export function ImportDialog<Answer>(props: ImportDialogProps<Answer>) {
  const { words, send, mistakesOf, sayMistakes, children } = props
  const trial = useTrial(send)
  const { file, answer } = trial
  const mistakes = answer ? mistakesOf(answer) : []
  return (
    <ActionDialog
      title={words.importTitle}
      says={words.importSays}
      confirm={texts.importAll}
      reason={{ required: true, shortest: 3 }}
      isReady={answer !== null && mistakes.length === 0}
      notReady={mistakes.length > 0 ? texts.fixFirst : texts.tryFirst}
      onConfirm={async (reason) => {
        const written = await send(file!, reason)
        const found = mistakesOf(written)
        if (found.length > 0) {
          trial.show(written)
          throw new Error(sayMistakes(found.length))
        }
        notify({ text: props.sayWritten(written) })
        void props.onImported()
      }}
      onClose={props.onClose}
    >
      <Field label={words.file} error={trial.failure} required>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={props.accept}
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
        {texts.tryFile}
      </Button>
      <div role="status">
        {mistakes.length > 0 && <Mistakes says={sayMistakes(mistakes.length)} lines={mistakes} />}
        {answer && mistakes.length === 0 && (
          <div className="max-h-60 overflow-y-auto rounded-md bg-ground p-3 text-sm">
            {children(answer)}
          </div>
        )}
      </div>
    </ActionDialog>
  )
}

/** What a file would do is known of the file that was tried, not of the next. */
function useTrial<Answer>(send: ImportDialogProps<Answer>['send']) {
  const [file, setFile] = useState<File | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setAnswer(null)
    setFailure('')
  }
  const run = async () => {
    if (!file) return
    setBusy(true)
    setFailure('')
    try {
      setAnswer(await send(file))
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return { file, answer, failure, busy, choose, run, show: setAnswer }
}

function Mistakes({ says, lines }: { says: string; lines: readonly string[] }) {
  return (
    <div className="max-h-60 overflow-y-auto rounded-md border border-sale/40 bg-sale-tint p-3 text-sm">
      <p className="font-semibold">{says}</p>
      <ul className="mt-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
