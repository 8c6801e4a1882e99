import { useState } from 'react'
import { z } from 'zod'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { mailProblems } from '#domain/notification/backoffice/check-mail.ts'
import { changeMailText, type MailText } from '#domain/notification/backoffice/mail-api.ts'
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
import { isSame, mergeChanges, type Difference } from '../kit/conflict.ts'
import { MailPreview } from './MailPreview.tsx'
import type { TakenOrder } from './OrderPick.tsx'
import { TryMail } from './TryMail.tsx'
import { hintOf } from './place-hint.ts'
import { messageScreenTexts as texts } from './texts.ts'

interface EditProps {
  mail: MailText
  onSaved: () => void
  onClose: () => void
}

type Parts = MailText['parts']

const schema = z.object({
  subject: z.string().min(1, fieldMessages.required).max(200),
  heading: z.string().min(1, fieldMessages.required).max(200),
  text: z.string().min(1, fieldMessages.required).max(3000),
  action: z.string().max(60),
  reason: reasonField,
})

/** A mail's words part by part, with how it arrives below them; those who may only look see the same. */
export function EditMailDialog({ mail, onSaved, onClose }: EditProps) {
  const { form, base, conflict } = useMailForm({ mail, onSaved, onClose })
  const [order, setOrder] = useState<TakenOrder | null>(null)
  const canEdit = useCan('messages.edit')
  const parts = partsOf(form.values)
  const { label, standard, names, needed, has_action: hasButton } = base
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.mailTitle(label)}
      description={texts.mailEditText}
      width={1080}
    >
      <Form form={form}>
        {conflict && (
          <ConflictFields
            key={base.version}
            differences={conflict}
            labelOf={(name) => texts.mailParts[name as keyof Parts]}
            renderValue={(_, value) => String(value)}
            onChoose={(name, value) => form.set(name, String(value))}
          />
        )}
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_640px]">
          <div className="flex min-w-0 flex-col gap-4">
            <Form.Text
              name="subject"
              label={texts.mailParts.subject}
              hint={hintOf(names, needed.subject)}
            />
            <Form.Text name="heading" label={texts.mailParts.heading} />
            <Form.Text
              name="text"
              label={texts.mailParts.text}
              rows={7}
              hint={hintOf(names, needed.text)}
            />
            {hasButton && <Form.Text name="action" label={texts.mailParts.action} />}
            {canEdit && <Form.Text name="reason" label={texts.reason} />}
            {canEdit && <TryMail mail={base} parts={parts} order={order} />}
          </div>
          <MailPreview mail={base} parts={parts} order={order} onOrder={setOrder} />
        </div>
        <Form.Failure />
        <StickyActions>
          <div className="flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
            <Button variant="plain" onClick={onClose}>
              {texts.cancel}
            </Button>
            {canEdit && !isSame(parts, standard) && (
              <Button
                variant="secondary"
                onClick={() => {
                  for (const name of partNames) form.set(name, standard[name])
                }}
              >
                {texts.reset}
              </Button>
            )}
            {canEdit && (
              <Button type="submit" busy={form.busy} disabled={isSame(parts, base.parts)}>
                {texts.save}
              </Button>
            )}
          </div>
        </StickyActions>
      </Form>
    </Dialog>
  )
}

const partNames = ['subject', 'heading', 'text', 'action'] as const

function partsOf({ subject, heading, text, action }: Parts): Parts {
  return { subject, heading, text, action }
}

function useMailForm({ mail, onSaved, onClose }: EditProps) {
  const [base, setBase] = useState(mail)
  const [conflict, setConflict] = useState<readonly Difference[] | null>(null)
  const form = useForm(schema, {
    initial: { ...partsOf(base.parts), reason: '' },
    alsoWrong: (values) => mailProblems(base.template, trimmed(values)),
    send: async (values) => {
      const { template, version } = base
      const { reason } = values
      await callBackoffice(changeMailText, { template, ...partsOf(values), version, reason })
      notify({ text: texts.mailSaved, kind: 'success' })
      onSaved()
      onClose()
    },
    explain: (error) => {
      const current = currentOf(error)
      if (!current) return undefined
      const mine = { ...partsOf(form.values) }
      const { merged, differences } = mergeChanges({ ...base.parts }, mine, { ...current.parts })
      const { reason } = form.values
      setBase(current)
      setConflict(differences)
      form.reset({ ...partsOf(merged as Parts), reason }, { ...partsOf(current.parts), reason: '' })
      return ''
    },
    asksBeforeLeaving: true,
  })
  return { form, base, conflict }
}

function trimmed(values: Parts): Parts {
  const { subject, heading, text, action } = values
  return {
    subject: subject.trim(),
    heading: heading.trim(),
    text: text.trim(),
    action: action.trim(),
  }
}

function currentOf(error: unknown): MailText | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null
  return (error.current ?? null) as MailText | null
}
