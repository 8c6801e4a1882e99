import { useRef, useState, type ReactNode } from 'react'
import { failureText } from '#web/form/failure-text.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Field } from '#web/ui/Field.tsx'
import { ActionDialog, reasonAlone } from './ActionDialog.tsx'
import { MistakeTable, type Mistake } from './MistakeTable.tsx'
import { partTexts as texts } from './texts.ts'

/** What came of a file: whether it has work to do, what is wrong with it. */
export interface Outcome {
  hasWork: boolean
  /** How many places are wrong; the first of them are told. */
  wrong: number
  mistakes: readonly Mistake[]
}

export interface ImportDialogProps<Answer> {
  words: Readonly<Record<'importTitle' | 'importSays' | 'importHint' | 'file', string>>
  /** The kinds of file, as `<input accept>` has them. */
  accept: string
  /** Tries a file; with a reason, writes it where all of it is right. */
  send: (file: File, reason?: string) => Promise<Answer>
  outcomeOf: (answer: Answer) => Outcome
  sayMistakes: (count: number) => string
  sayWritten: (answer: Answer) => string
  onImported: (answer: Answer) => Promise<void>
  onClose: () => void
  /** A way to a file with the right columns. */
  template?: ReactNode
  /** What the file would do. */
  children: (answer: Answer) => ReactNode
}

/** A list from a file, tried as soon as it is chosen: what it would do, or what in it is wrong. */
export function ImportDialog<Answer>(props: ImportDialogProps<Answer>) {
  const { words, send, outcomeOf, sayMistakes, children } = props
  const trial = useTrial(send)
  const { file, answer } = trial
  const outcome = answer && outcomeOf(answer)
  const isReady = outcome !== null && outcome.wrong === 0 && outcome.hasWork
  return (
    <ActionDialog
      title={words.importTitle}
      width={660}
      says={words.importSays}
      confirm={texts.importAll}
      // Asked for once there is something to write.
      {...reasonAlone}
      asksReason={isReady}
      isReady={isReady}
      notReady={trial.busy ? '' : lackOf(outcome)}
      onConfirm={async ({ reason }) => {
        const written = await send(file!, reason)
        const { wrong } = outcomeOf(written)
        if (wrong > 0) {
          trial.show(written)
          throw new Error(sayMistakes(wrong))
        }
        notify({ text: props.sayWritten(written) })
        void props.onImported(written)
      }}
      onClose={props.onClose}
    >
      <Field label={words.file} hint={words.importHint} error={trial.failure} required>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={props.accept}
            // A file that was mended keeps its name: choosing it again counts too.
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
            }}
            onChange={({ target }) => trial.choose(target.files?.[0] ?? null)}
            className="w-full min-w-0 text-sm file:mr-3 file:min-h-11 file:rounded-md file:border file:border-line file:bg-white file:px-4 file:font-semibold"
          />
        )}
      </Field>
      {!answer && !trial.busy && props.template}
      <div role="status">
        {trial.busy && <p className="text-ink-2">{texts.trying}</p>}
        {outcome && outcome.wrong > 0 && (
          <MistakeTable says={sayMistakes(outcome.wrong)} {...outcome} />
        )}
        {answer && outcome?.wrong === 0 && children(answer)}
      </div>
    </ActionDialog>
  )
}

function lackOf(outcome: Outcome | null): string {
  if (!outcome) return texts.tryFirst
  return outcome.wrong > 0 ? texts.fixFirst : texts.nothingToDo
}

/** What a file would do is known of the file that was tried, not of the next. */
function useTrial<Answer>(send: ImportDialogProps<Answer>['send']) {
  const [file, setFile] = useState<File | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const latest = useRef<File | null>(null)
  const run = async (chosen: File) => {
    const isLatest = () => latest.current === chosen
    try {
      const tried = await send(chosen)
      if (isLatest()) setAnswer(tried)
    } catch (error) {
      if (isLatest()) setFailure(failureText(error))
    } finally {
      if (isLatest()) setBusy(false)
    }
  }
  const choose = (chosen: File | null) => {
    latest.current = chosen
    setFile(chosen)
    setAnswer(null)
    setFailure('')
    setBusy(chosen !== null)
    if (chosen) void run(chosen)
  }
  return { file, answer, failure, busy, choose, show: setAnswer }
}
