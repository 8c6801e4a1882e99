import BadgeCheck from 'lucide-react/icons/badge-check'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { maskCode } from '#domain/genuine/mask.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { Textarea } from '#web/ui/Textarea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { earnTexts, reportTexts as texts } from '../texts.ts'
import { PhotoField } from './PhotoField.tsx'
import { checkReport, useReport, type ReportDraft, type ReportErrors } from './use-report.ts'

/** Tells staff of goods that look counterfeit: where bought, what was seen, a picture. */
export function ReportDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { reference, failure, busy, send } = useReport(code)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={570}
      title={reference ? texts.thanksTitle : texts.title}
      description={reference ? undefined : texts.description}
    >
      {reference ? (
        <Thanks reference={reference} onClose={onClose} />
      ) : (
        <ReportForm {...{ code, busy, failure }} onSend={(draft) => void send(draft)} />
      )}
    </Dialog>
  )
}

interface ReportFormProps {
  code: string
  busy: boolean
  failure: string
  onSend: (draft: ReportDraft) => void
}

function ReportForm({ code, busy, failure, onSend }: ReportFormProps) {
  const [draft, setDraft] = useState<ReportDraft>({ place: '', description: '', photo: '' })
  const [errors, setErrors] = useState<ReportErrors>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(form.current)
  }, [errors])
  const change = (part: Partial<ReportDraft>) => {
    setDraft({ ...draft, ...part })
    setErrors({})
  }
  const submitted = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = checkReport(draft)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0 && !busy) onSend(draft)
  }
  return (
    <form ref={form} onSubmit={submitted} noValidate className="flex flex-col gap-4">
      <p className="font-semibold">{earnTexts.codeOf(maskCode(code))}</p>
      <Field label={texts.place} hint={texts.placeHint} error={errors.place} required>
        {(control) => (
          <TextInput
            {...control}
            value={draft.place}
            maxLength={200}
            onChange={({ target }) => change({ place: target.value })}
          />
        )}
      </Field>
      <Field label={texts.text} hint={texts.textHint} error={errors.description} required>
        {(control) => (
          <Textarea
            {...control}
            value={draft.description}
            maxLength={1000}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <PhotoField photo={draft.photo} onChange={(photo) => change({ photo })} />
      <p role="alert" className="text-sm text-sale empty:hidden">
        {failure}
      </p>
      <Button type="submit" size="main" wide busy={busy}>
        {texts.send}
      </Button>
      <p role="status" className="text-center text-sm text-ink-2 empty:hidden">
        {busy ? texts.sending : ''}
      </p>
    </form>
  )
}

function Thanks({ reference, onClose }: { reference: string; onClose: () => void }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <div className="text-center">
      <BadgeCheck aria-hidden="true" className="mx-auto size-14 text-ok" />
      <p ref={text} tabIndex={-1} className="mt-3 outline-none">
        {texts.thanksText}
      </p>
      <p className="mt-4 rounded-md bg-ground p-4">
        <span className="block text-sm text-ink-2">{texts.reference}</span>
        <b className="text-xl tracking-wide tabular select-all">{reference}</b>
      </p>
      <Button size="main" wide onClick={onClose} className="mt-5">
        {texts.done}
      </Button>
    </div>
  )
}
