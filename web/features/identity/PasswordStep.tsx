import { useRef, type RefObject } from 'react'
import { passwordField } from '#domain/identity/fields.ts'
import { identityTexts } from '#domain/identity/texts.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { FailureNote } from './FailureNote.tsx'
import { authTexts as texts } from './texts.ts'
import { useFields, useSubmit } from './use-fields.ts'

export interface PasswordStepProps {
  phone: string
  onPassword: (password: string) => void | Promise<void>
}

/** A new password, twice. */
export function PasswordStep({ phone, onPassword }: PasswordStepProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useNewPassword(form)
  const { busy, failure, submit } = useSubmit(fields, async () => {
    await onPassword(fields.values.password)
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-2">{texts.passwordText}</p>
      {/* So that the browser's keeper of passwords knows whose it is. */}
      <input type="text" autoComplete="username" value={phone} readOnly hidden />
      <NewPasswordFields fields={fields} />
      <FailureNote>{failure}</FailureNote>
      <Button type="submit" size="main" wide busy={busy}>
        {texts.continue}
      </Button>
    </form>
  )
}

/** The two fields and the rule over both. */
export function useNewPassword(form: RefObject<HTMLFormElement | null>) {
  const fields = useFields({ password: '', repeat: '' }, { password: passwordField }, form)
  const repeatError = (values = fields.values): string | undefined => {
    if (!values.repeat) return fieldMessages.required
    return values.repeat === values.password ? undefined : identityTexts.passwordRepeat
  }
  return {
    ...fields,
    findErrors: () => {
      const found = fields.findErrors()
      const repeat = repeatError()
      return repeat ? { ...found, repeat } : found
    },
    set: (name: 'password' | 'repeat', digits: string) => {
      fields.set(name, digits)
      const next = { ...fields.values, [name]: digits }
      if (fields.errors.repeat) fields.setErrors((all) => ({ ...all, repeat: repeatError(next) }))
    },
    leave: (name: 'password' | 'repeat') => {
      if (name === 'password') fields.leave(name)
      else if (fields.values.repeat) fields.setErrors((all) => ({ ...all, repeat: repeatError() }))
    },
  }
}

export function NewPasswordFields({ fields }: { fields: ReturnType<typeof useNewPassword> }) {
  const labels = { password: texts.newPassword, repeat: texts.passwordRepeat } as const
  return (['password', 'repeat'] as const).map((name) => (
    <Field
      key={name}
      label={labels[name]}
      hint={name === 'password' ? texts.passwordHint : undefined}
      error={fields.errors[name]}
      required
    >
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="new-password"
          maxLength={6}
          value={fields.values[name]}
          onValueChange={(digits) => fields.set(name, digits)}
          onBlur={() => fields.leave(name)}
        />
      )}
    </Field>
  ))
}
