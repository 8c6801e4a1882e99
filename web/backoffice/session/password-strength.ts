import { isCommonPassword } from '#domain/staff/common-password.ts'
import { minPasswordLength } from '#domain/staff/fields.ts'

export type PasswordStrength =
  { level: 'short'; missing: number } | { level: 'common' | 'good' | 'strong' }

/** From here on a password is more than the rules ask for. */
const strongLength = 20

/** A hint while somebody types a password, by the rules that the server judges by. */
export function evaluatePassword(password: string, names: readonly string[]): PasswordStrength {
  const { length } = password
  if (length < minPasswordLength) return { level: 'short', missing: minPasswordLength - length }
  if (isCommonPassword(password, names)) return { level: 'common' }
  return { level: length >= strongLength ? 'strong' : 'good' }
}
