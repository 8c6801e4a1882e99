import { useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
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
  birthday?: string | undefined
  /** Chosen before, and asked for again. */
  initial?: string
  /** What is easily guessed is a mistake here, and else only warned of. */
  refusesEasy?: boolean
}

/** The two fields and the rule over both. */
export function useNewPassword(
  form: RefObject<HTMLFormElement | null>,
  { phone, birthday, initial = '', refusesEasy = false }: Judging,
) {
  const rule = refusesEasy
    ? passwordField.superRefine(refuseEasy({ phone, birthday }))
    : passwordField
  const fields = useFields({ password: initial, repeat: initial }, { password: rule }, form)
  const repeatError = (values = fields.values): string | undefined => {
    if (!values.repeat) return fieldMessages.required
    return values.repeat === values.password ? undefined : identityTexts.passwordRepeat
  }
  return {
    ...fields,
    easyReason: refusesEasy ? null : findEasyReason(fields.values.password, { phone, birthday }),
    findErrors: () => {
      const found = fields.findErrors()
      const repeat = repeatError()
      return repeat ? { ...found, repeat } : found
    },
    set: (name: 'password' | 'repeat', digits: string) => {
      fields.set(name, digits)
      const next = { ...fields.values, [name]: digits }
      // Said with the last digit: what moves on leaving would move away from under a thumb.
      const isWhole = next.repeat.length === 6
      if (fields.errors.repeat || isWhole)
        fields.setErrors((all) => ({ ...all, repeat: repeatError(next) }))
    },
    leave: (name: 'password' | 'repeat') => {
      if (name === 'password') fields.leave(name)
      else if (fields.values.repeat) fields.setErrors((all) => ({ ...all, repeat: repeatError() }))
    },
  }
}

function refuseEasy(person: Parameters<typeof findEasyReason>[1]) {
  return (password: string, { addIssue }: z.RefinementCtx<string>) => {
    const reason = findEasyReason(password, person)
    const message = reason && `${identityTexts.easyPassword[reason]} ${texts.easyAdvice}`
    if (message) addIssue({ code: 'custom', message })
  }
}

export interface NewPasswordFieldsProps {
  fields: ReturnType<typeof useNewPassword>
  /** So that the browser's keeper of passwords knows whose it is. */
  phone?: string
}

export function NewPasswordFields({ fields, phone }: NewPasswordFieldsProps) {
  const repeat = useRef<HTMLInputElement>(null)
  const type = (name: 'password' | 'repeat', digits: string) => {
    const isLast = fields.values[name].length === 5 && digits.length === 6
    // Drawn before the field is left, which judges it.
    flushSync(() => fields.set(name, digits))
    if (name === 'password' && isLast) repeat.current?.focus()
  }
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
          ref={name === 'repeat' ? repeat : undefined}
          autoComplete="new-password"
          enterKeyHint={name === 'password' ? 'next' : 'done'}
          maxLength={6}
          value={fields.values[name]}
          onValueChange={(digits) => type(name, digits)}
          onBlur={() => fields.leave(name)}
        />
      )}
    </Field>
  ))
  return (
    <>
      {phone && <input type="text" autoComplete="username" value={phone} readOnly hidden />}
      {both[0]}
      <EasyPasswordNote reason={fields.easyReason} />
      {both[1]}
    </>
  )
}
