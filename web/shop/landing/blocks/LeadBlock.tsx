import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { useHotline } from '#web/shop/frame/use-hotline.ts'
import { CaptchaField } from '#web/features/captcha/CaptchaField.tsx'
import { NeedsScript } from '#web/shop/frame/NeedsScript.tsx'
import { leadTexts } from '#domain/publishing/lead-texts.ts'
import { Form } from '#web/form/Form.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Button } from '#web/ui/Button.tsx'
import { BandHeading } from '../Band.tsx'
import type { BlockProps } from '../landing-block.ts'
import { landingTexts } from '../texts.ts'
import { useLeadForm } from '../use-lead-form.ts'

const texts = landingTexts.lead

export interface LeadBlockProps extends BlockProps<'lead'> {
  slug: string
  block: string
  ended?: boolean
}

/** A name and a phone for one purpose, which stands there before it is agreed to. */
export function LeadBlock({ fields, tone, slug, block, ended }: LeadBlockProps) {
  return (
    <>
      <BandHeading title={fields.title} text={fields.text} tone={tone} />
      <div className="mx-auto max-w-[34rem] rounded-sheet border border-line bg-white p-7 text-ink shadow-float phone:p-4">
        {ended ? (
          <p className="text-center font-semibold">{texts.closed}</p>
        ) : (
          <LeadForm slug={slug} block={block} purpose={fields.purpose} />
        )}
      </div>
    </>
  )
}

function LeadForm({ slug, block, purpose }: { slug: string; block: string; purpose: string }) {
  const { form, isSent, captcha, captchaStatus } = useLeadForm(slug, block)
  const hydrated = useHydrated()
  if (isSent) return <Sent />
  return (
    <>
      <NeedsScript text={texts.offline} />
      <Form form={form} className="flex flex-col gap-4 noscript:hidden">
        <Form.Text name="name" label={texts.name} autoComplete="name" />
        <Form.Phone name="phone" label={texts.phone} autoComplete="tel-national" />
        <p className="text-sm text-ink-2">{texts.purpose(purpose)}</p>
        <Form.Check name="consent" label={leadTexts.consent(purpose)} />
        {captchaStatus !== 'idle' && <CaptchaField captcha={captcha} status={captchaStatus} />}
        <Form.Failure />
        <Button type="submit" size="main" wide busy={form.busy} disabled={!hydrated}>
          {texts.send}
        </Button>
      </Form>
    </>
  )
}

function Sent() {
  const panel = useRef<HTMLDivElement>(null)
  const { phone } = useHotline()
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} role="status" className="py-4 text-center outline-none">
      <CircleCheck aria-hidden="true" className="mx-auto size-12 text-ok" />
      <p className="mt-3 text-xl font-bold">{texts.sentTitle}</p>
      <p className="mt-1 text-ink-2">{texts.sentText}</p>
      <p className="mt-1 text-sm text-ink-3">{landingTexts.call(phone)}</p>
    </div>
  )
}
