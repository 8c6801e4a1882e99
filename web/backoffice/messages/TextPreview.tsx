import { useState } from 'react'
import { textProblems } from '#domain/notification/backoffice/check-text.ts'
import { sampleValues } from '#domain/notification/backoffice/sample-values.ts'
import { plainText, smsParts } from '#domain/notification/sms.ts'
import { fillText, type MessageTemplate } from '#domain/notification/templates.ts'
import { OrderPick, type TakenOrder } from './OrderPick.tsx'
import { messageScreenTexts as texts } from './texts.ts'

interface PreviewProps {
  template: MessageTemplate
  text: string
}

/** How a text reads, and how many SMS it costs. What is wrong with it the form says. */
export function TextPreview({ template, text }: PreviewProps) {
  const [order, setOrder] = useState<TakenOrder | null>(null)
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
