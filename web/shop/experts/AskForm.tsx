import CircleCheck from 'lucide-react/icons/circle-check'
import Phone from 'lucide-react/icons/phone'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useRef } from 'react'
import { questionTexts } from '#domain/question/texts.ts'
import { CaptchaField } from '#web/features/captcha/CaptchaField.tsx'
import { Form } from '#web/form/Form.tsx'
import { NeedsScript } from '#web/shop/frame/NeedsScript.tsx'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { telephoneLink } from '#web/ui/telephone-link.ts'
import type { ExpertsData } from './load-experts.ts'
import { expertsTexts } from './texts.ts'
import { useAskForm, type Sent } from './use-ask-form.ts'

const texts = expertsTexts.form

/** Asks the experts; the answer comes by a message. */
export function AskForm({ filter, categories }: Pick<ExpertsData, 'filter' | 'categories'>) {
  const known = categories.some(({ slug }) => slug === filter.c)
  const { form, sent, again, captcha, captchaStatus } = useAskForm(known ? filter.c : '')
  if (sent) return <Received sent={sent} onAnother={again} />
  const labels = Object.fromEntries(categories.map(({ slug, name }) => [slug, name]))
  return (
    <>
      <p className="mb-4 text-sm text-ink-2">{texts.lead}</p>
      <NeedsScript text={texts.offline} />
      <Form form={form} label={texts.title} className="flex flex-col gap-4 noscript:hidden">
        <Form.Text name="name" label={texts.name} autoComplete="name" />
        <Form.Phone name="phone" label={texts.phone} autoComplete="tel-national" />
        <Form.Select
          name="category"
          label={texts.category}
          labels={labels}
          unchosen={texts.chooseCategory}
        />
        <Form.Text
          name="question"
          label={texts.question}
          rows={6}
          hint={texts.questionHint(form.values.question.length)}
        />
        <Form.Check name="consent" label={questionTexts.consent} />
        {captchaStatus !== 'idle' && <CaptchaField captcha={captcha} status={captchaStatus} />}
        <Form.Failure />
        <Button type="submit" size="main" wide busy={form.busy}>
          {texts.send}
        </Button>
      </Form>
    </>
  )
}

/** An emergency is told first and loudest; the question is kept all the same. */
function Received({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} role={sent.urgent ? 'alert' : 'status'} className="outline-none">
      {sent.urgent && (
        <div className="mb-5 rounded-md border-2 border-sale-deep bg-white p-4 text-center">
          <TriangleAlert aria-hidden="true" className="mx-auto size-10 text-sale-deep" />
          <p className="mt-2 text-xl font-bold text-sale-deep">{texts.urgentTitle}</p>
          <p className="mt-1">{texts.urgentText}</p>
          <a href={telephoneLink('115')} className={buttonClass({ size: 'main' }, 'mt-4 w-full')}>
            <Phone aria-hidden="true" className="size-5" />
            {texts.callAmbulance}
          </a>
        </div>
      )}
      <div className="py-2 text-center">
        <CircleCheck aria-hidden="true" className="mx-auto size-12 text-ok" />
        <p className="mt-3 text-xl font-bold">{texts.sentTitle}</p>
        <p className="mt-1 text-ink-2">{texts.sentText(sent.hours)}</p>
        <Button variant="quiet" className="mt-4" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </div>
  )
}
