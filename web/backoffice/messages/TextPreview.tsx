import { useState } from 'react'
import { getMessageValues, maxOrderCode } from '#domain/notification/backoffice/api.ts'
import { textProblems } from '#domain/notification/backoffice/check-text.ts'
import { sampleValues } from '#domain/notification/backoffice/sample-values.ts'
import { plainText, smsParts } from '#domain/notification/sms.ts'
import { fillText, type MessageTemplate } from '#domain/notification/templates.ts'
import { ApiError } from '#web/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { messageScreenTexts as texts } from './texts.ts'

interface PreviewProps {
  template: MessageTemplate
  text: string
}

/** How a text reads, and how many SMS it costs. What is wrong with it the form says. */
export function TextPreview({ template, text }: PreviewProps) {
  const [order, setOrder] = useState<Taken | null>(null)
  const written = text.trim()
  if (textProblems(template, written).length > 0) return null
  const shown = fillText(template, written, { ...sampleValues(template), ...order?.values })
  const sms = plainText(shown)
  return (
    <section aria-label={texts.preview} className="flex flex-col gap-3 rounded-md bg-ground p-3.5">
      <div>
        <h3 className="text-sm font-semibold text-ink-2">{texts.preview}</h3>
        <p className="mt-1 w-fit max-w-full rounded-lg rounded-tl-none bg-white px-3.5 py-2.5 wrap-anywhere">
          {shown}
        </p>
      </div>
      <div>
        <h3 className="text-sm font-semibold text-ink-2">{texts.previewSms}</h3>
        <p className="mt-1 text-sm wrap-anywhere">{sms}</p>
        <p className="mt-1 text-sm text-ink-3">{texts.parts(smsParts(sms), sms.length)}</p>
      </div>
      <OrderPick taken={order} onTake={setOrder} />
    </section>
  )
}

interface Taken {
  code: string
  values: Record<string, string>
}

/** A real order whose values are filled in; not part of the form around it. */
function OrderPick({ taken, onTake }: { taken: Taken | null; onTake: (taken: Taken) => void }) {
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const orderCode = code.trim().toUpperCase()
      const { values } = await callBackoffice(getMessageValues, { order_code: orderCode })
      onTake({ code: orderCode, values })
      setFailure('')
    } catch (error) {
      const told = error instanceof ApiError ? error.fields.order_code : undefined
      setFailure(told ?? failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-end gap-2">
        <Field label={texts.order} error={failure} className="min-w-56 flex-1">
          {(control) => (
            <TextInput
              {...control}
              value={code}
              placeholder={texts.orderHint}
              maxLength={maxOrderCode}
              autoComplete="off"
              onChange={(event) => setCode(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                void take()
              }}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          busy={isBusy}
          disabled={!code.trim()}
          onClick={() => void take()}
        >
          {texts.takeOrder}
        </Button>
      </div>
      <p className="text-sm text-ink-3">{taken ? texts.orderNote(taken.code) : texts.sampleNote}</p>
    </div>
  )
}
