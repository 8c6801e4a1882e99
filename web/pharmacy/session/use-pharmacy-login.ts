import { useRef, useState } from 'react'
import { loginStaff } from '#domain/staff/api.ts'
import { api, isRefused, setCsrfEnabled } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { useLoginForm } from '#web/features/session/use-login-form.ts'
import { loginFailure } from './login-failure.ts'
import type { PharmacyLoginFormProps } from './PharmacyLoginForm.tsx'
import { loginForm } from './session.rules.ts'
import { loginTexts as texts } from './texts.ts'

/** The login of a pharmacy; the server's words are said in a notice of 3 s. */
export function usePharmacyLogin({
  code,
  username: given,
  onDone,
}: Pick<PharmacyLoginFormProps, 'code' | 'username' | 'onDone'>) {
  const password = useRef<HTMLInputElement>(null)
  /** The password that was not taken. */
  const [wrong, setWrong] = useState<string | null>(null)
  const { form, proof } = useLoginForm(loginForm, {
    initial: { username: given, password: '' },
    send: async (values, captcha) => {
      const username = values.username.trim()
      const headers = { drugstoreId: code }
      const input = { username, password: values.password, captcha }
      const { pharmacy } = await api.call(loginStaff, input, { headers })
      if (!pharmacy) throw new Error('no store in the answer to a store login')
      setCsrfEnabled('pharmacy', true)
      onDone(pharmacy, values.password)
    },
    explain: (error) => {
      const message = loginFailure(error)
      notify({ title: texts.failed, text: message, kind: 'error' })
      password.current?.select()
      // What lasts longer than the notice also stands beside the button.
      if (!isRefused(error, 'loginWrong')) return message
      setWrong(form.values.password)
      return ''
    },
  })
  return { form, proof, password, isWrong: form.values.password === wrong }
}
