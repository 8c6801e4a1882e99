import { noteBackofficeOrder, type BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { Panel } from '../parts/Panel.tsx'
import { useCan } from '../data/staff-session.ts'
import { detailTexts as texts } from './detail-texts.ts'

/** What colleagues tell each other of an order. */
export function NotesPanel({
  data,
  onSaved,
}: {
  data: BackofficeOrder
  onSaved: (data: BackofficeOrder) => void
}) {
  const canWrite = useCan('orders.note')
  return (
    <Panel title={texts.notes}>
      {data.notes.length === 0 && !canWrite && <p className="text-ink-2">{texts.noNotes}</p>}
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
      {canWrite && <NewNote code={data.order.code} onSaved={onSaved} />}
    </Panel>
  )
}

const schema = noteBackofficeOrder.input.pick({ text: true })

function NewNote({ code, onSaved }: { code: string; onSaved: (data: BackofficeOrder) => void }) {
  const form = useForm(schema, {
    initial: { text: '' },
    send: async ({ text }) => {
      onSaved(await callBackoffice(noteBackofficeOrder, { code, text }))
      form.reset({ text: '' })
    },
    explain: (error) => `${texts.noteFailed} ${failureText(error)}`,
  })
  return (
    <Form form={form} className="flex flex-col gap-2.5">
      <Form.Text
        name="text"
        label={texts.newNote}
        labelHidden
        hint={texts.notesHint}
        rows={2}
        placeholder={texts.newNote}
        className="min-h-18"
      />
      <Form.Failure />
      <Button
        type="submit"
        variant="quiet"
        busy={form.busy}
        disabled={!form.values.text.trim()}
        className="self-start"
      >
        {texts.addNote}
      </Button>
    </Form>
  )
}
