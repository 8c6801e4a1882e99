import { useState } from 'react'
import { askExpert } from '#domain/question/api.ts'
import { questionTexts } from '#domain/question/texts.ts'
import { api } from '#web/api.ts'
import { useCaptcha } from '#web/features/captcha/use-captcha.ts'
import { withCaptchaWhenAsked } from '#web/features/captcha/with-proof.ts'
import { useForm } from '#web/form/use-form.ts'
import { askForm } from './ask.rules.ts'

export interface Sent {
  urgent: boolean
  hours: number
}

/** The form of a question, with a puzzle where it is asked for, until it was sent. */
export function useAskForm(category: string) {
  const [sent, setSent] = useState<Sent | null>(null)
  const { captcha, status } = useCaptcha('question')
  const initial = { name: '', phone: '', category, question: '', consent: false }
  const form = useForm(askForm, {
    initial,
    alsoWrong: ({ consent }) => (consent ? {} : { consent: questionTexts.consentMissing }),
    send: async (values) => {
      const question = { ...values, consent: true as const }
      const { urgent, answer_hours: hours } = await withCaptchaWhenAsked(captcha, (proof) =>
        api.call(askExpert, { ...question, captcha: proof }),
      )
      setSent({ urgent, hours })
    },
  })
  const again = () => {
    form.reset({ ...form.values, question: '', consent: false })
    setSent(null)
  }
  return { form, sent, again, captcha, captchaStatus: status }
}
