import { foldVietnamese } from '#domain/kernel/fold.ts'
import { minPasswordLength } from '#domain/staff/fields.ts'

export type PasswordStrength =
  { level: 'short'; missing: number } | { level: 'named' | 'plain' | 'good' | 'strong' }

/** A hint while somebody types a password; the server has the last word. */
export function judgePassword(password: string, username: string): PasswordStrength {
  const length = [...password].length
  if (length < minPasswordLength) return { level: 'short', missing: minPasswordLength - length }
  if (username && foldVietnamese(password).includes(foldVietnamese(username)))
    return { level: 'named' }
  // How many different signs there are tells more than what kinds they are of.
  const different = new Set(password).size
  if (different < 7 || isSequence(password)) return { level: 'plain' }
  return { level: length >= 18 && different >= 12 ? 'strong' : 'good' }
}

/** Mostly steps to the neighbouring sign: `abcdefghijkl`, `123456789012`. */
function isSequence(password: string): boolean {
  const codes = [...password.toLowerCase()].map((sign) => sign.codePointAt(0)!)
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - codes[index]!) <= 1)
  return steps.length > codes.length * 0.6
}
