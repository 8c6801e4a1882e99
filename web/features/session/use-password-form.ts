import { useState } from 'react'
import { ApiError } from '#web/api.ts'
import { rulesAt, type FormOf } from '#web/form/any-form.ts'
import { failureText } from '#web/form/failure-text.ts'
import { useForm } from '#web/form/use-form.ts'

/** As the wire calls them; one that is not asked for is empty. */
export type PasswordValues = Record<'old_password' | 'password' | 'repeat' | 'totp', string>

export interface PasswordCall {
  send: (values: PasswordValues) => Promise<unknown>
  repeatDiffers: string
  /** A password of exactly so many digits. */
  digits?: number
  /** The old one, known already. */
  old?: string
  /** Said of an old password that is not right. */
  oldWrong?: string
  /** Words for what no field can tell. */
  explain?: (error: unknown) => string
}

export type PasswordFormState = ReturnType<typeof usePasswordForm>

/** A new password typed twice, the old one and a code where the schema asks for them. */
export function usePasswordForm(schema: FormOf<PasswordValues>, call: PasswordCall) {
  const { send, repeatDiffers, digits, old = '', oldWrong, explain = failureText } = call
  const [isOldWrong, setOldWrong] = useState(false)
  const form = useForm(schema, {
    initial: { old_password: old, password: '', repeat: '', totp: '' },
    alsoWrong: (values) => differing(values, repeatDiffers),
    send,
    explain: (error) => {
      const refused = findRefused(error, oldWrong)
      if (!refused) return hasFields(error) ? undefined : explain(error)
      if (refused.old_password) setOldWrong(true)
      form.refuse(refused)
      return ''
    },
  })
  // One that was given beforehand is asked for once it has turned out wrong.
  const asksOld = rulesAt(schema, 'old_password').isRequired && (!old || isOldWrong)
  return { form, digits, asksOld }
}

/** What is wrong with a repetition, for `alsoWrong`. */
export function differing(
  { password, repeat }: Pick<PasswordValues, 'password' | 'repeat'>,
  words: string,
): Record<string, string> {
  return password === repeat ? {} : { repeat: words }
}

function findRefused(error: unknown, oldWrong: string | undefined): Partial<PasswordValues> | null {
  if (!(error instanceof ApiError)) return null
  switch (error.code) {
    case 'accountWrongPwd':
    case 'loginWrong':
      return oldWrong === undefined ? null : { old_password: oldWrong }
    case 'passwordTooCommon':
      return { password: error.message }
    case 'totpNotValid':
      return { totp: error.message }
    default:
      return null
  }
}

function hasFields(error: unknown): boolean {
  return error instanceof ApiError && Object.keys(error.fields).length > 0
}
