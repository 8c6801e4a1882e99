import { useState } from 'react'
import { loginStaff, type SignedInUser } from '#domain/staff/api.ts'
import { api, isRefused } from '#web/api.ts'
import { useAttempt } from '#web/features/attempt/use-attempt.ts'
import type { CaptchaFieldProps } from '#web/features/captcha/CaptchaField.tsx'
import { useCaptcha } from '#web/features/captcha/use-captcha.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { withProofWhenAsked } from '#web/features/identity/with-proof.ts'
import { sessionTexts } from './texts.ts'

export interface Login {
  /** The code of the app is asked for only when name and password were right. */
  step: 'password' | 'totp'
  username: string
  busy: boolean
  failure: string
  /** That a person is there: asked for after wrong tries. */
  proof: CaptchaFieldProps
  sendPassword(username: string, password: string): Promise<void>
  sendCode(totp: string): Promise<void>
  startAgain(): void
}

/** The two steps of a login. */
export function useLogin(onDone: (user: SignedInUser) => void): Login {
  const { captcha, status } = useCaptcha()
  const [pair, setPair] = useState({ username: '', password: '' })
  const [step, setStep] = useState<Login['step']>('password')
  const { busy, failure, attempt, setFailure } = useAttempt()
  const explain = (error: unknown) => {
    if (isRefused(error, 'totpRequired')) {
      setStep('totp')
      return ''
    }
    // A code that was wrong is typed again; everything else begins with the password.
    if (!isRefused(error, 'totpNotValid')) setStep('password')
    return failureText(error)
  }
  const send = (input: { username: string; password: string; totp?: string }) =>
    attempt(async () => {
      const { user } = await withProofWhenAsked(captcha, (proof) =>
        api.call(loginStaff, { ...input, captcha: proof }),
      )
      if (user) onDone(user)
      else setFailure(sessionTexts.storeAccount)
    }, explain)
  return {
    step,
    username: pair.username,
    busy,
    failure,
    proof: { captcha, status },
    sendPassword: (username, password) => {
      setPair({ username, password })
      return send({ username, password })
    },
    sendCode: (totp) => send({ ...pair, totp }),
    startAgain: () => {
      setStep('password')
      setFailure('')
    },
  }
}
