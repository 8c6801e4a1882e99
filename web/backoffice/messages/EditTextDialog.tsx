import { useState } from 'react'
import { z } from 'zod'
import { changeMessageText, type MessageText } from '#domain/notification/backoffice/api.ts'
import { textProblems } from '#domain/notification/backoffice/check-text.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { reasonField } from '#domain/staff/fields.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, StickyActions } from '#web/ui/Dialog.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { ConflictFields } from '../kit/ConflictFields.tsx'
import { mergeChanges, type Difference } from '../kit/conflict.ts'
import { hintOf } from './place-hint.ts'
import { messageScreenTexts as texts } from './texts.ts'
import { TextPreview } from './TextPreview.tsx'

interface EditProps {
  wording: MessageText
  onSaved: () => void
  onClose: () => void
}

const schema = z.object({
  text: z.string().min(1, fieldMessages.required).max(600),
  reason: reasonField,
})

/** A message's words, with how they read beside them; those who may only look see the same. */
export function EditTextDialog({ wording, onSaved, onClose }: EditProps) {
  const { form, base, conflict } = useWordingForm({ wording, onSaved, onClose })
  const canEdit = useCan('messages.edit')
  const { template, label, standard, names, needed } = base
  const { text } = form.values
  const isUnchanged = text.trim() === base.text
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.editTitle(label)}
      description={texts.editText}
      width={660}
    >
      <Form form={form}>
        {conflict && (
          <ConflictFields
            key={base.version}
            differences={conflict}
            labelOf={() => texts.conflictLabel}
            renderValue={(_, value) => String(value)}
            onChoose={(name, value) => form.set(name, value)}
          />
        )}
        <Form.Text name="text" label={texts.body} rows={5} hint={hintOf(names, needed)} />
        <TextPreview template={template} text={text} />
        {canEdit && <Form.Text name="reason" label={texts.reason} />}
        <Form.Failure />
        <StickyActions>
          <div className="flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
            <Button variant="plain" onClick={onClose}>
              {texts.cancel}
            </Button>
            {canEdit && text !== standard && (
              <Button variant="secondary" onClick={() => form.set('text', standard)}>
                {texts.reset}
              </Button>
            )}
            {canEdit && (
              <Button type="submit" busy={form.busy} disabled={isUnchanged}>
                {texts.save}
              </Button>
            )}
          </div>
        </StickyActions>
      </Form>
    </Dialog>
  )
}

function useWordingForm({ wording, onSaved, onClose }: EditProps) {
  const [base, setBase] = useState(wording)
  const [conflict, setConflict] = useState<readonly Difference[] | null>(null)
  const form = useForm(schema, {
    initial: { text: base.text, reason: '' },
    alsoWrong: ({ text }) => {
      const [problem] = textProblems(base.template, text.trim())
      return problem ? { text: problem } : {}
    },
    send: async ({ text, reason }) => {
      const { template, version } = base
      await callBackoffice(changeMessageText, { template, text, version, reason })
      notify({ text: texts.saved, kind: 'success' })
      onSaved()
      onClose()
    },
    explain: (error) => {
      const current = currentOf(error)
      if (!current) return undefined
      const { text, reason } = form.values
      const sides = [base.text, text, current.text].map((side) => ({ text: side }))
      const { merged, differences } = mergeChanges(sides[0]!, sides[1]!, sides[2]!)
      setBase(current)
      setConflict(differences)
      form.reset({ text: String(merged.text), reason }, { text: current.text, reason: '' })
      return ''
    },
    asksBeforeLeaving: true,
  })
  return { form, base, conflict }
}

function currentOf(error: unknown): MessageText | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null
  return (error.current ?? null) as MessageText | null
}
