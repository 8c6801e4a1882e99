import { useState } from 'react'
import { loginStaff, type SignedInUser } from '#domain/staff/api.ts'
import { api } from '#web/api.ts'
import type { CaptchaFieldProps } from '#web/features/captcha/CaptchaField.tsx'
import { useCaptcha } from '#web/features/captcha/use-captcha.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { withProofWhenAsked } from '#web/features/identity/with-proof.ts'
import { sessionTexts } from './texts.ts'
import { isRefused } from './is-refused.ts'

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
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const send = async (input: { username: string; password: string; totp?: string }) => {
    setBusy(true)
    setFailure('')
    try {
      const { user } = await withProofWhenAsked(captcha, (proof) =>
        api.call(loginStaff, { ...input, captcha: proof }),
      )
      if (user) onDone(user)
      else setFailure(sessionTexts.storeAccount)
    } catch (error) {
      if (isRefused(error, 'totpRequired')) return setStep('totp')
      // A code that was wrong is typed again; everything else begins with the password.
      if (!isRefused(error, 'totpNotValid')) setStep('password')
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
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
