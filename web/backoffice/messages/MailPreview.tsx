import { useEffect, useState } from 'react'
import {
  previewMail,
  type MailPreview as Preview,
  type MailText,
} from '#domain/notification/backoffice/mail-api.ts'
import { mailProblems } from '#domain/notification/backoffice/check-mail.ts'
import { Segments } from '#web/ui/Segments.tsx'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { OrderPick, type TakenOrder } from './OrderPick.tsx'
import { messageScreenTexts as texts } from './texts.ts'

interface PreviewProps {
  mail: Pick<MailText, 'template'>
  parts: MailText['parts']
  order: TakenOrder | null
  onOrder: (order: TakenOrder) => void
}

const looks = ['360', '600', 'text'] as const
type Look = (typeof looks)[number]

/** A mail as it would arrive, made by the server as every mail is; what is wrong with its words the form says. */
export function MailPreview({ mail: { template }, parts, order, onOrder }: PreviewProps) {
  const [look, setLook] = useState<Look>('360')
  const written = useSettled(parts)
  const isSound = Object.keys(mailProblems(template, written)).length === 0
  const asked = { template, ...written, ...(order && { order_code: order.code }) }
  const answer = useQuery(previewMail, asked, { enabled: isSound, keepsPrevious: true })
  return (
    <section
      aria-label={texts.preview}
      className="flex min-w-0 flex-col gap-3 rounded-md bg-ground p-3.5"
    >
      <Segments
        legend={texts.mailLook}
        value={look}
        options={looks.map((value) => ({ value, label: texts.mailLooks[value] }))}
        onValueChange={setLook}
      />
      {isSound ? (
        <Answered answer={answer}>{(preview) => <Shown preview={preview} look={look} />}</Answered>
      ) : (
        <p className="text-sm text-ink-2">{texts.mailNotSound}</p>
      )}
      <OrderPick taken={order} onTake={onOrder} />
    </section>
  )
}

/** Nothing of it runs, leads anywhere or is fetched: a frame without any rights. */
function Shown({ preview: { subject, html, text }, look }: { preview: Preview; look: Look }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="text-sm">
        <span className="text-ink-3">{texts.mailSubject}:</span>{' '}
        <b className="font-semibold wrap-anywhere">{subject}</b>
      </p>
      <div
        tabIndex={0}
        role="region"
        aria-label={texts.mailLooks[look]}
        className="overflow-x-auto rounded-md border border-line bg-white"
      >
        {look === 'text' ? (
          <pre className="p-3.5 text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
        ) : (
          <iframe
            title={texts.mailFrame}
            sandbox=""
            srcDoc={html}
            width={look}
            height={560}
            className="mx-auto block max-w-none border-0"
          />
        )}
      </div>
    </div>
  )
}

const typingPauseMs = 350

/** What was written, a moment after the last key. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as T), typingPauseMs)
    return () => clearTimeout(timer)
  }, [key])
  return settled
}
