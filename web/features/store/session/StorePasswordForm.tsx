import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { changeStorePassword } from '#domain/drugstore/api.ts'
import { ApiError } from '#web/api.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { SecretInput } from '#web/ui/SecretInput.tsx'
import { callStore } from '../call-store.ts'
import { loginFailure } from './login-failure.ts'
import { loginTexts as texts } from './texts.ts'

interface StorePasswordFormProps {
  /** Typed a moment ago at the login: not asked for again. */
  oldPassword?: string
  onDone: () => void
}

type Errors = Partial<Record<'old' | 'fresh' | 'repeat' | 'form', string>>

/** A new password, typed twice, for the account that is logged in. */
export function StorePasswordForm({ oldPassword = '', onDone }: StorePasswordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { values, errors, busy, set, submit } = usePasswordChange(oldPassword, form, onDone)
  const field = (name: 'old' | 'fresh' | 'repeat', label: string, hint?: string) => (
    <Field label={label} hint={hint} error={errors[name]} required>
      {(control) => (
        <SecretInput
          {...control}
          autoComplete={name === 'old' ? 'current-password' : 'new-password'}
          maxLength={200}
          value={values[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      )}
    </Field>
  )
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {!oldPassword && field('old', texts.oldPassword)}
      {field('fresh', texts.newPassword, texts.hint)}
      {field('repeat', texts.repeat)}
      <FailureNote>{errors.form ?? ''}</FailureNote>
      <Button type="submit" size="main" wide busy={busy}>
        {texts.save}
      </Button>
    </form>
  )
}

function usePasswordChange(
  oldPassword: string,
  form: RefObject<HTMLFormElement | null>,
  onDone: () => void,
) {
  const [values, setValues] = useState({ old: oldPassword, fresh: '', repeat: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const refuse = (found: Errors) => {
    setErrors(found)
    setTimeout(() => focusFirstInvalid(form.current))
  }
  const send = async () => {
    setBusy(true)
    setErrors({})
    try {
      const input = { old_password: values.old, password: values.fresh }
      await callStore(changeStorePassword, input, { quiet: true })
      onDone()
    } catch (error) {
      refuse(refusalOf(error))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = findErrors(values)
    if (Object.keys(found).length > 0) refuse(found)
    else void send()
  }
  const set = (name: keyof typeof values, text: string) => {
    setValues({ ...values, [name]: text })
    setErrors({})
  }
  return { values, errors, busy, set, submit }
}

function findErrors({ old, fresh, repeat }: { old: string; fresh: string; repeat: string }) {
  const errors: Errors = {}
  if (!old) errors.old = texts.oldMissing
  if (fresh.length < minLength) errors.fresh = texts.tooShort
  if (repeat !== fresh) errors.repeat = texts.repeatDiffers
  return errors
}

/** As `newStorePasswordField` has it, which the server asks. */
const minLength = 8

function refusalOf(error: unknown): Errors {
  if (!(error instanceof ApiError)) return { form: loginFailure(error) }
  if (error.code === 'accountWrongPwd') return { old: texts.oldWrong }
  if (error.code === 'passwordTooCommon') return { fresh: error.message }
  const { old_password: old, password: fresh } = error.fields
  if (old || fresh) return { ...(old ? { old } : {}), ...(fresh ? { fresh } : {}) }
  return { form: loginFailure(error) }
}
