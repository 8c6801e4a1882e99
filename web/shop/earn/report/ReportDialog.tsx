import BadgeCheck from 'lucide-react/icons/badge-check'
import { useEffect, useRef, useState } from 'react'
import { maskCode } from '#domain/genuine/mask.ts'
import { isRefused } from '#web/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { earnTexts, reportTexts as texts } from '../texts.ts'
import { PhotoField } from './PhotoField.tsx'
import { reportForm } from './report.rules.ts'
import { useReport } from './use-report.ts'
import { FieldError } from '#web/ui/Field.tsx'

/** Tells staff of goods that look counterfeit: where bought, what was seen, a picture. */
export function ReportDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const [reference, setReference] = useState('')
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
        <ReportForm code={code} onSent={setReference} />
      )}
    </Dialog>
  )
}

function ReportForm({ code, onSent }: { code: string; onSent: (reference: string) => void }) {
  const send = useReport(code)
  const form = useForm(reportForm, {
    initial: { place: '', description: '', photo: '' },
    send: async (draft) => onSent(await send(draft)),
    explain: (error) => (isRefused(error, 'offline') ? texts.unsent : undefined),
  })
  return (
    <Form form={form}>
      <p className="font-semibold">{earnTexts.codeOf(maskCode(code))}</p>
      <Form.Text name="place" label={texts.place} hint={texts.placeHint} />
      <Form.Text name="description" label={texts.text} hint={texts.textHint} />
      <PhotoField photo={form.values.photo ?? ''} onChange={(photo) => form.set('photo', photo)} />
      <FieldError id="report-photo-error">{form.errors['photo']}</FieldError>
      <Form.Failure />
      <Button type="submit" size="main" wide busy={form.busy}>
        {texts.send}
      </Button>
      <p role="status" className="text-center text-sm text-ink-2 empty:hidden">
        {form.busy ? texts.sending : ''}
      </p>
    </Form>
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
