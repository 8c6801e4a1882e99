import type { RefObject } from 'react'
import type { z } from 'zod'
import { findEasyReason } from '#domain/identity/easy-password.ts'
import { passwordField } from '#domain/identity/fields.ts'
import { identityTexts } from '#domain/identity/texts.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { Field } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { EasyPasswordNote } from './EasyPasswordNote.tsx'
import { authTexts as texts } from './texts.ts'
import { useFields } from './use-fields.ts'

interface Judging {
  phone: string
  /** What is easily guessed is a mistake here, and else only warned of. */
  refusesEasy?: boolean
}

/** The two fields and the rule over both. */
export function useNewPassword(
  form: RefObject<HTMLFormElement | null>,
  { phone, refusesEasy = false }: Judging,
) {
  const rule = refusesEasy ? passwordField.superRefine(refuseEasy(phone)) : passwordField
  const fields = useFields({ password: '', repeat: '' }, { password: rule }, form)
  const repeatError = (values = fields.values): string | undefined => {
    if (!values.repeat) return fieldMessages.required
    return values.repeat === values.password ? undefined : identityTexts.passwordRepeat
  }
  return {
    ...fields,
    easyReason: refusesEasy ? null : findEasyReason(fields.values.password, { phone }),
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

function refuseEasy(phone: string) {
  return (password: string, { addIssue }: z.RefinementCtx<string>) => {
    const reason = findEasyReason(password, { phone })
    const message = reason && `${identityTexts.easyPassword[reason]} ${texts.easyAdvice}`
    if (message) addIssue({ code: 'custom', message })
  }
}

export function NewPasswordFields({ fields }: { fields: ReturnType<typeof useNewPassword> }) {
  const labels = { password: texts.newPassword, repeat: texts.passwordRepeat } as const
  const both = (['password', 'repeat'] as const).map((name) => (
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
  return (
    <>
      {both[0]}
      <EasyPasswordNote reason={fields.easyReason} />
      {both[1]}
    </>
  )
}
