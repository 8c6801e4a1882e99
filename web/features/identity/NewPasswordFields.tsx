import type { RefObject } from 'react'
import { passwordField } from '#domain/identity/fields.ts'
import { identityTexts } from '#domain/identity/texts.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { Field } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { authTexts as texts } from './texts.ts'
import { useFields } from './use-fields.ts'

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
