import { useState } from 'react'
import { leaveLead } from '#domain/publishing/api.ts'
import { leadTexts } from '#domain/publishing/lead-texts.ts'
import { api, isRefused } from '#web/api.ts'
import { useCaptcha } from '#web/features/captcha/use-captcha.ts'
import { withCaptchaWhenAsked } from '#web/features/captcha/with-proof.ts'
import { useForm } from '#web/form/use-form.ts'
import { leadForm } from './lead.rules.ts'
import { landingTexts as texts } from './texts.ts'

/** A landing page's form, with a puzzle where it is asked for, until it was sent. */
export function useLeadForm(slug: string, block: string) {
  const [isSent, setSent] = useState(false)
  const { captcha, status } = useCaptcha('lead')
  const form = useForm(leadForm, {
    initial: { name: '', phone: '', consent: false },
    alsoWrong: ({ consent }) => (consent ? {} : { consent: leadTexts.consentMissing }),
    send: async (values) => {
      const lead = { slug, block, ...values, consent: true as const }
      await withCaptchaWhenAsked(captcha, (proof) =>
        api.call(leaveLead, { ...lead, captcha: proof }),
      )
      setSent(true)
    },
    explain: (error) => (isRefused(error, 'notFound') ? texts.lead.gone : undefined),
  })
  return { form, isSent, captcha, captchaStatus: status }
}
