import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { changeStaffPassword, type SignedInUser } from '#domain/staff/api.ts'
import { staffTexts } from '#domain/staff/texts.ts'
import { isRefused } from '#web/api.ts'
import { useAttempt } from '#web/features/attempt/use-attempt.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { SecretInput } from '#web/ui/SecretInput.tsx'
import { callDesk } from '../data/call-desk.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { sessionTexts as texts } from './texts.ts'
import { TotpField, totpLength } from './TotpField.tsx'
import { useNewPassword } from './use-new-password.ts'

/** The own password, proved by the old one and the app. */
export function ChangePasswordScreen({ user, onDone }: { user: SignedInUser; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const change = usePasswordChange(user, form, onDone)
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={change.submit}
      className="flex max-w-112 flex-col gap-4"
    >
      <input type="text" hidden readOnly autoComplete="username" value={user.username} />
      <Field label={texts.oldPassword} error={change.errors.old} required>
        {(control) => (
          <SecretInput
            {...control}
            autoComplete="current-password"
            maxLength={200}
            value={change.old}
            onChange={(event) => change.setOld(event.target.value)}
          />
        )}
      </Field>
      <PasswordFields field={change.password} />
      <TotpField value={change.code} onValueChange={change.setCode} error={change.errors.code} />
      <FailureNote>{change.failure}</FailureNote>
      <Button type="submit" size="main" busy={change.busy} className="self-start">
        {texts.change}
      </Button>
    </form>
  )
}

function usePasswordChange(
  { username, full_name }: SignedInUser,
  form: RefObject<HTMLFormElement | null>,
  onDone: () => void,
) {
  const password = useNewPassword([username, full_name])
  const [old, setOld] = useState('')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<{ old?: string; code?: string }>({})
  const { busy, failure, attempt, setFailure } = useAttempt()
  const pointOut = () => void setTimeout(() => focusFirstInvalid(form.current))
  const explain = (error: unknown) => {
    pointOut()
    if (isRefused(error, 'totpNotValid')) setErrors({ code: error.message })
    else if (isRefused(error, 'loginWrong')) setErrors({ old: texts.oldPasswordWrong })
    else if (isRefused(error, 'passwordTooCommon')) password.refuse(error.message)
    else return failureText(error)
    return ''
  }
  const send = async () => {
    const input = { old_password: old, password: password.password, totp: code }
    await callDesk(changeStaffPassword, input)
    notify({ text: texts.changed })
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      old: old ? undefined : texts.passwordMissing,
      code: code.length === totpLength ? undefined : staffTexts.totpFormat,
    }
    setFailure('')
    setErrors(found)
    const isReady = password.isReady() && !found.old && !found.code
    if (!isReady) pointOut()
    else void attempt(send, explain)
  }
  return { password, old, setOld, code, setCode, errors, failure, busy, submit }
}
