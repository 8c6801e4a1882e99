import Trash2 from 'lucide-react/icons/trash-2'
import {
  addCustomerNote,
  noteFields,
  removeCustomerNote,
  type CustomerNote,
} from '#domain/customer/backoffice/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { customerTexts as texts } from './texts.ts'

export interface NotesPanelProps {
  id: number
  notes: readonly CustomerNote[]
  onChanged: (notes: CustomerNote[]) => void
}

/** What colleagues wrote of somebody, for each other; each takes back their own. */
export function NotesPanel({ id, notes, onChanged }: NotesPanelProps) {
  const canEdit = useCan('customers.edit')
  const { failure, attempt, busy } = useAttempt()
  const remove = async (note: number) => {
    onChanged(await callBackoffice(removeCustomerNote, { id, note }, { silent: true }))
    notify({ text: texts.noteRemoved, kind: 'success' })
  }
  return (
    <Panel title={texts.notes}>
      <div className="flex flex-col gap-4">
        {notes.length === 0 && <p className="text-ink-2">{texts.noNotes}</p>}
        <ul className="flex flex-col gap-3">
          {notes.map((note) => (
            <li key={note.id} className="flex items-start justify-between gap-2">
              <div className="min-w-0">
                <p className="whitespace-pre-line wrap-anywhere">{note.words}</p>
                <p className="text-sm text-ink-3">
                  {note.by} · <When at={note.at} />
                </p>
              </div>
              {note.own && canEdit && (
                <IconButton
                  label={texts.removeNote}
                  disabled={busy}
                  icon={<Trash2 aria-hidden="true" className="size-4.5" />}
                  onClick={() => void attempt(() => remove(note.id))}
                />
              )}
            </li>
          ))}
        </ul>
        <FieldError id={`ghi-chu-${id}`}>{failure}</FieldError>
        {canEdit && <NewNote id={id} onAdded={onChanged} />}
      </div>
    </Panel>
  )
}

function NewNote({ id, onAdded }: { id: number; onAdded: NotesPanelProps['onChanged'] }) {
  const form = useForm(noteFields, {
    initial: { words: '' },
    send: async ({ words }) => {
      onAdded(await callBackoffice(addCustomerNote, { id, words }, { silent: true }))
      form.reset({ words: '' })
      notify({ text: texts.noted, kind: 'success' })
    },
  })
  return (
    <Form form={form} className="flex flex-col items-start gap-3">
      <div className="w-full">
        <Form.Text name="words" label={texts.newNote} rows={2} />
      </div>
      <Form.Failure />
      <Button type="submit" variant="secondary" busy={form.busy}>
        {texts.saveNote}
      </Button>
    </Form>
  )
}
