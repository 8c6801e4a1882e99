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

/**
 * What the database cannot hold is taken out wherever it hides: NUL, and halves of characters. What
 * holds none of them, which is nearly everything, is not copied.
 */
function storable(value: unknown): unknown {
  return isStorable(value, deepest) ? value : cleaned(value, deepest)
}

function isStorable(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  const below = nextLevel(levels)
  if (Array.isArray(value)) return value.every((part) => isStorable(part, below))
  return Object.entries(value).every(
    ([name, part]) => isStorableText(name) && isStorable(part, below),
  )
}

function cleaned(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return cleanedText(value)
  if (typeof value !== 'object' || value === null) return value
  const below = nextLevel(levels)
  if (Array.isArray(value)) return value.map((part) => cleaned(part, below))
  const entries = Object.entries(value).map(([name, part]) => [
    cleanedText(name),
    cleaned(part, below),
  ])
  return Object.fromEntries(entries)
}

/** Far deeper than any of our inputs: what nests further would only use up the stack. */
const deepest = 32

function nextLevel(levels: number): number {
  if (levels === 0) throw new Refusal('invalidInput')
  return levels - 1
}

function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

function cleanedText(text: string): string {
  return isStorableText(text) ? text : text.replaceAll('\0', '').toWellFormed()
}
