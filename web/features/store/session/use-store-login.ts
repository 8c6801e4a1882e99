import { useState } from 'react'
import { loginStaff } from '#domain/staff/api.ts'
import { api, isRefused, signWrites } from '#web/api.ts'
import { useCaptcha } from '#web/features/captcha/use-captcha.ts'
import { useAttempt } from '#web/features/attempt/use-attempt.ts'
import { withProofWhenAsked } from '#web/features/identity/with-proof.ts'
import { notify } from '#web/features/notices/notify.ts'
import type { StoreUser } from '../area/remembered-store.ts'
import { loginFailure } from './login-failure.ts'
import { loginTexts as texts } from './texts.ts'

/** The login of a store; the server's words are said in a notice of 3 s. */
export function useStoreLogin(code: string, onDone: (user: StoreUser, password: string) => void) {
  const { captcha, status } = useCaptcha()
  const { busy, failure, attempt } = useAttempt()
  const [wrong, setWrong] = useState('')
  const explain = (error: unknown) => {
    const message = loginFailure(error)
    notify({ title: texts.failed, text: message, kind: 'error' })
    // It also stands where it is mended: a wrong password at its field, what lasts beside the button.
    if (!isRefused(error, 'loginWrong')) return message
    setWrong(message)
    return ''
  }
  const send = (username: string, password: string) =>
    attempt(async () => {
      setWrong('')
      const headers = { drugstoreId: code }
      const { store } = await withProofWhenAsked(captcha, (proof) =>
        api.call(loginStaff, { username, password, captcha: proof }, { headers }),
      )
      if (!store) throw new Error('no store in the answer to a store login')
      signWrites('store', true)
      onDone(store, password)
    }, explain)
  return { busy, failure, wrong, unsay: () => setWrong(''), proof: { captcha, status }, send }
}
