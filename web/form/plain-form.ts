import type { z } from 'zod'
import { findErrors, rulesOf, type FieldErrors, type FieldRules } from './field-rules.ts'

/**
 * What a schema says of a form, as data that a build can hold: for first pages, which have no room for the library
 * that judges. Files `*.rules.ts` make them and come into the browser as what they came to (bin/vite/plain-rules.ts).
 */
export interface PlainForm<V extends object = object> {
  fields: { readonly [Name in keyof V]-?: PlainField }
}

type Fields = Readonly<Record<string, PlainField>>

interface PlainField extends FieldRules {
  /** What is said where nothing stands in it. */
  missing?: string
  /** And where there are fewer signs than so many. */
  short?: { than: number; words: string }
}

export function plainFormOf<S extends z.ZodObject>(
  schema: S,
  /** Of the screen's own, where nothing stands in a field. */
  words: { readonly [Name in keyof z.input<S>]?: string } = {},
): PlainForm<z.input<S>> {
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [
    name,
    {
      ...rulesOf(field),
      missing: (words as Record<string, string>)[name] ?? findErrors(field, '')[''],
      short: shortOf(field),
    },
  ])
  return { fields: Object.fromEntries(fields) as PlainForm<z.input<S>>['fields'] }
}

/** What is asked for and missing or too short; the rest the server says, at its field. */
export function findMissing({ fields }: PlainForm, values: object): FieldErrors {
  const found: Record<string, string | undefined> = {}
  for (const [name, { isRequired, missing, short }] of Object.entries(fields as Fields)) {
    const value = (values as Readonly<Record<string, unknown>>)[name]
    const isEmpty = typeof value === 'string' ? value.trim() === '' : value === undefined
    if (isRequired && isEmpty) found[name] = missing
    else if (short && typeof value === 'string' && !isEmpty && value.trim().length < short.than) {
      found[name] = short.words
    }
  }
  return found
}

function shortOf(field: z.ZodType): PlainField['short'] {
  const issue = field.safeParse('x').error?.issues[0]
  return issue?.code === 'too_small' && issue.origin === 'string'
    ? { than: Number(issue.minimum), words: issue.message }
    : undefined
}
