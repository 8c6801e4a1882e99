import { z } from 'zod'
import { vietnamDayOf, type VietnamDay } from '#domain/kernel/dates.ts'

/** The key of before, which a provider may still use for what was under way when it was changed. */
export interface FormerSecret {
  readonly secret: string
  /** The last Vietnam day on which it is believed. */
  readonly until: VietnamDay
}

/** `SECRET@2026-12-31`. */
export const formerField = z
  .string()
  .regex(/^.{8,}@\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
    error:
      'must be the former key, @ and the last day on which it is believed, as SECRET@2026-12-31',
  })
  .transform((value): FormerSecret => {
    const at = value.lastIndexOf('@')
    return { secret: value.slice(0, at), until: value.slice(at + 1) }
  })
  .optional()

/** What the first secret that fits reads. */
export function firstOf<T>(
  secrets: readonly string[],
  read: (secret: string) => T | null,
): T | null {
  for (const secret of secrets) {
    const found = read(secret)
    if (found !== null) return found
  }
  return null
}

/** Today's secret, and the former one as long as its last day has not passed. */
export function secretsAt(
  secret: string,
  former: FormerSecret | undefined,
  now: Date | undefined,
): string[] {
  const isBelieved = former !== undefined && now !== undefined && vietnamDayOf(now) <= former.until
  return isBelieved ? [secret, former.secret] : [secret]
}
