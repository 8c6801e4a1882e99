import type { z } from 'zod'
import type { Endpoint } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'

/** The input as the use case may trust it; `invalidInput` with a message per field otherwise. */
export function parseInput<E extends Pick<Endpoint, 'input'>>(
  definition: E,
  raw: unknown,
): z.output<E['input']> {
  const parsed = definition.input.safeParse(storable(raw))
  if (parsed.success) return parsed.data as z.output<E['input']>
  throw new Refusal('invalidInput', { fields: fieldMessagesOf(parsed.error) })
}

function fieldMessagesOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'body'
    fields[name] ??= isVietnamese(issue.message) ? issue.message : 'Giá trị chưa hợp lệ'
  }
  return fields
}

/** The library's own messages are English; ours carry diacritics. */
function isVietnamese(message: string): boolean {
  return /[^\x00-\x7f]/.test(message)
}

/** What the database cannot hold is taken out wherever it hides: NUL, and halves of characters. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [storableText(name), storable(part)])
  return Object.fromEntries(entries)
}

function storableText(text: string): string {
  if (!text.includes('\0') && text.isWellFormed()) return text
  return text.replaceAll('\0', '').toWellFormed()
}
