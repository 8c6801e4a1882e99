import { dayField } from '#domain/kernel/fields.ts'

/** A Vietnam day of an address or a field; undefined for anything else. */
export function readDay(text: string | null): string | undefined {
  return dayField.safeParse(text ?? '').data
}
