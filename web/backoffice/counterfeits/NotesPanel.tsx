import { useState } from 'react'
import {
  noteReport,
  replyToReporter,
  type CounterfeitReportRecord,
} from '#domain/genuine/backoffice/reports.ts'
import { replyMessages } from '#domain/genuine/backoffice/reply-templates.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { fillTemplate } from '#domain/notification/templates.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useFormAround } from '#web/form/form-context.ts'
import { randomKey } from '#web/form/random-key.ts'
import { useForm } from '#web/form/use-form.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Panel } from '../parts/Panel.tsx'
import { isTaken } from './TakeReport.tsx'
import { counterfeitTexts as texts } from './texts.ts'

interface NotesProps {
  report: CounterfeitReportRecord
  onChanged: (report: CounterfeitReportRecord) => void
}

/** What staff found out, and what the sender was answered. */
export function NotesPanel({ report, onChanged }: NotesProps) {
  const [isReplying, setReplying] = useState(false)
  const canEdit = useCan('counterfeits.edit')
  const { notes } = report
  return (
    <Panel
      title={texts.notes}
      actions={
        canEdit &&
        report.is_known && (
          <Button
            variant={isTaken(report) ? 'primary' : 'secondary'}
            onClick={() => setReplying(true)}
          >
            {texts.reply}
          </Button>
        )
      }
    >
      {notes.length === 0 && <p className="text-ink-2">{texts.noNotes}</p>}
      <ul className="divide-y divide-line text-sm">
        {notes.map(({ id, kind, words, by, at }) => (
          <li key={id} className="py-2">
            <span className="whitespace-pre-line wrap-anywhere">
              {kind === 'reply' && <Badge tone="info">{texts.reply}</Badge>} {words}
            </span>
            <span className="block text-ink-3">
              {by}, {formatDateTime(at)}
            </span>
          </li>
        ))}
      </ul>
      {canEdit && <AddNote key={notes.length} report={report} onChanged={onChanged} />}
      {isReplying && (
        <ReplyDialog report={report} onChanged={onChanged} onClose={() => setReplying(false)} />
      )}
    </Panel>
  )
}

const noting = noteReport.input.omit({ id: true })

function AddNote({ report: { id }, onChanged }: NotesProps) {
  const [key] = useState(randomKey)
  const form = useForm(noting, {
    initial: { words: '' },
    send: async ({ words }) => {
      onChanged(await callBackoffice(noteReport, { id, words }, { idempotencyKey: key }))
      notify({ text: texts.noted })
    },
  })
  return (
    <Form form={form} className="mt-3 flex flex-col gap-2">
      <Form.Text name="words" label={texts.note} rows={3} />
      <Form.Failure />
      <Button type="submit" variant="secondary" busy={form.busy} className="self-start">
        {texts.addNote}
      </Button>
    </Form>
  )
}

const replying = replyToReporter.input.pick({ template: true })

function ReplyDialog({ report, onChanged, onClose }: NotesProps & { onClose: () => void }) {
  const { id, version, reference } = report
  return (
    <ActionDialog
      title={texts.replyTitle}
      says={texts.replySays}
      confirm={texts.reply}
      schema={replying}
      initial={{ template: 'checking' }}
      onConfirm={async ({ template }) => {
        try {
          onChanged(await callBackoffice(replyToReporter, { id, version, template }))
          notify({ text: texts.replied, kind: 'success' })
        } catch (error) {
          const current = error instanceof ApiError ? error.current : undefined
          if (!current) throw error
          onChanged(current as CounterfeitReportRecord)
          notify({ text: texts.overtaken, kind: 'info' })
        }
      }}
      onClose={onClose}
    >
      <Form.Select name="template" label={texts.replyWhich} labels={texts.replies} />
      <WillRead reference={reference} />
    </ActionDialog>
  )
}

/** The message as it will arrive. */
function WillRead({ reference }: { reference: string }) {
  const { template } = useFormAround().values as { template: keyof typeof replyMessages }
  return (
    <div className="rounded-md bg-ground px-3 py-2 text-sm">
      <b className="font-semibold">{texts.willRead}</b>
      <p>{fillTemplate(replyMessages[template], { code: reference })}</p>
    </div>
  )
}
