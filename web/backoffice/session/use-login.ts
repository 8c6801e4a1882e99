import { useState } from 'react'
import { z } from 'zod'
import { flushSync } from 'react-dom'
import { loginStaff, startStaffLogin, type SignedInUser } from '#domain/staff/api.ts'
import { totpField } from '#domain/staff/fields.ts'
import { api, isRefused } from '#web/api.ts'
import { useLoginForm } from '#web/features/session/use-login-form.ts'
import { failureText } from '#web/form/failure-text.ts'
import { sessionTexts as texts } from './texts.ts'
import { totpLength } from './TotpField.tsx'

export type Login = ReturnType<typeof useLogin>

const { username: nameField, password: passwordField } = loginStaff.input.shape
const pairSchema = z.object({
  username: nameField.trim().min(1, texts.usernameMissing),
  password: passwordField.refine(Boolean, texts.passwordMissing),
  totp: z.string(),
})
const codeSchema = pairSchema.extend({ totp: totpField })

/** The two steps of a login: the code of the app is asked for only when name and password were right. */
export function useLogin({
  username = '',
  onDone,
}: {
  username?: string | undefined
  onDone: (user: SignedInUser) => void
}) {
  const [step, setStep] = useState<'password' | 'totp'>('password')
  const { form, proof } = useLoginForm(step === 'totp' ? codeSchema : pairSchema, {
    initial: { username, password: '', totp: '' },
    send: async ({ totp, ...pair }, captcha) => {
      const answer =
        step === 'totp'
          ? await api.call(loginStaff, { ...pair, totp, captcha })
          : await api.call(startStaffLogin, { ...pair, captcha })
      if ('next' in answer) return setStep('totp')
      if (!answer.user) throw new OfPharmacy()
      onDone(answer.user)
    },
    explain: (error) => {
      // A code that was wrong is typed again; everything else begins with the password.
      form.set('totp', '')
      if (!isRefused(error, 'totpNotValid')) toPassword()
      return error instanceof OfPharmacy ? texts.pharmacyAccount : failureText(error)
    },
  })
  const toPassword = () => {
    if (step === 'totp') form.set('password', '')
    setStep('password')
  }
  const startAgain = () => {
    toPassword()
    form.setFailure('')
  }
  const typeCode = (digits: string) => {
    // The last digit sends it, once it is drawn.
    flushSync(() => form.set('totp', digits))
    if (digits.length === totpLength) form.element.current?.requestSubmit()
  }
  return { form, proof, step, typeCode, startAgain }
}

/** Somebody who has no part in the back office. */
class OfPharmacy extends Error {}
