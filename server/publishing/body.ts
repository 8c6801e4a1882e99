import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import { rulesOf, type Body } from '#domain/publishing/kinds-of-content.ts'

/** A body as its kind has it; refuses `invalidInput` with a message for each field. */
export function parseBody(kind: ContentKind, body: unknown): Body {
  const parsed = rulesOf(kind).schema.safeParse(body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  throw new Refusal('invalidInput', { fields: Object.fromEntries(fields) })
}

/** A stored body as it is read today. */
export function storedBody(kind: ContentKind, body: unknown): Body {
  const parsed = rulesOf(kind).schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new Error(`a stored ${kind} cannot be read: ${z.prettifyError(parsed.error)}`)
}

/** The same for the same body, in whatever order its fields were sent. */
export function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}
