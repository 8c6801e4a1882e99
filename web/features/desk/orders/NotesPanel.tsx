import { useState, type FormEvent } from 'react'
import { noteDeskOrder, type DeskOrder } from '#domain/order/desk/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { useAttempt } from '#web/features/attempt/use-attempt.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { callDesk } from '../data/call-desk.ts'
import { Panel } from '../parts/Panel.tsx'
import { useMay } from '../session/staff-session.ts'
import { detailTexts as texts } from './detail-texts.ts'

/** What colleagues tell each other of an order. */
export function NotesPanel({
  data,
  onSaved,
}: {
  data: DeskOrder
  onSaved: (data: DeskOrder) => void
}) {
  const mayWrite = useMay('orders.note')
  return (
    <Panel title={texts.notes}>
      {data.notes.length === 0 && !mayWrite && <p className="text-ink-2">{texts.noNotes}</p>}
      <ul className="flex flex-col gap-3 not-empty:mb-3">
        {data.notes.map((note, index) => (
          <li key={index} className="rounded-md bg-ground px-3 py-2">
            <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
            <p className="mt-0.5 text-sm text-ink-3">
              {note.by} · {formatDateTime(note.at)}
            </p>
          </li>
        ))}
      </ul>
      {mayWrite && <NewNote code={data.order.code} onSaved={onSaved} />}
    </Panel>
  )
}

function NewNote({ code, onSaved }: { code: string; onSaved: (data: DeskOrder) => void }) {
  const [text, setText] = useState('')
  const { busy, failure, attempt } = useAttempt()
  const save = async () => {
    onSaved(await callDesk(noteDeskOrder, { code, text: text.trim() }))
    setText('')
  }
  const explain = (error: unknown) => `${texts.noteFailed} ${failureText(error)}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) void attempt(save, explain)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2.5">
      <Field label={texts.newNote} labelHidden hint={texts.notesHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1000}
            placeholder={texts.newNote}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="min-h-18"
          />
        )}
      </Field>
      <FailureNote>{failure}</FailureNote>
      <Button type="submit" look="quiet" busy={busy} disabled={!text.trim()} className="self-start">
        {texts.addNote}
      </Button>
    </form>
  )
}
