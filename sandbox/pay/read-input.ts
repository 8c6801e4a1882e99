import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import { ensureOwnPage } from '../own-form.ts'

/** What a form or a program sends to the sandbox; refuses `invalidInput`, naming the fields. */
export function readInput<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const raw = body instanceof URLSearchParams ? givenIn(body) : (body ?? {})
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
  throw new Refusal('invalidInput', {
    fields: Object.fromEntries(fields) as Record<string, string>,
  })
}

/** A field left empty was not given. */
function givenIn(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...form].filter(([, value]) => value !== ''))
}

/** Programs drive the sandbox freely; a browser only from its own pages. */
export function ensureNoStranger(request: FastifyRequest): void {
  const isProgram =
    request.headers.origin === undefined && !(request.body instanceof URLSearchParams)
  if (!isProgram) ensureOwnPage(request)
}
