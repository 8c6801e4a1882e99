import { useRef, useState, type FormEvent } from 'react'
import { changePassword } from '#domain/identity/api.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { api, ApiError, isRefused } from '#web/api.ts'
import { useAttempt } from '#web/features/attempt/use-attempt.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { NewPasswordFields, useNewPassword } from '#web/features/identity/NewPasswordFields.tsx'
import { hasErrors } from '#web/features/identity/use-fields.ts'
import { notify } from '#web/features/notices/notify.ts'
import { useMember } from '#web/state/member.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { profileTexts as texts } from './texts.ts'

/** The present password, and the new one twice. */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const phone = useMember()?.phone ?? ''
  const fields = useNewPassword(form, { phone })
  const [old, setOld] = useState('')
  const [oldError, setOldError] = useState('')
  const { busy, failure, attempt, setFailure } = useAttempt()
  const send = async () => {
    await api.call(changePassword, { old_password: old, password: fields.values.password })
    notify({ text: texts.passwordChanged })
    onChanged()
  }
  const explain = (error: unknown) => {
    if (error instanceof ApiError && error.fields['password']) {
      fields.refuse({ password: error.fields['password'] })
      return ''
    }
    if (!isRefused(error, 'accountWrongPwd')) return failureText(error)
    setOldError(texts.wrongOldPassword)
    fields.refuse({})
    return ''
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = fields.findErrors()
    setFailure('')
    setOldError(old ? '' : fieldMessages.required)
    if (hasErrors(found) || !old) fields.refuse(found)
    else void attempt(send, explain)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <p className="text-ink-2">{texts.passwordText}</p>
      <input type="text" autoComplete="username" value={phone} readOnly hidden />
      <Field label={texts.oldPassword} error={oldError} required>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            maxLength={6}
            value={old}
            onValueChange={(digits) => {
              setOld(digits)
              setOldError('')
            }}
          />
        )}
      </Field>
      <NewPasswordFields fields={fields} />
      <FailureNote>{failure}</FailureNote>
      <Button type="submit" size="main" busy={busy}>
        {texts.changePassword}
      </Button>
    </form>
  )
}
