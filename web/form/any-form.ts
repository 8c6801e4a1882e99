import type { z } from 'zod'
import { findErrors, rulesOf, schemaAt, type FieldErrors, type FieldRules } from './field-rules.ts'
import { findMissing, type PlainForm } from './plain-form.ts'

export type FormSchema = z.ZodObject
/** A schema, or as plain data what one says. */
export type AnyForm = FormSchema | PlainForm
export type FormValues<S extends AnyForm> = S extends FormSchema
  ? z.input<S>
  : S extends PlainForm<infer V>
    ? V
    : never

/** Any that asks for these. */
export type FormOf<V extends object> =
  z.ZodObject<{ [Name in keyof V]-?: z.ZodType<unknown, V[Name]> }> | PlainForm<V>

/** What the input of a field has to know; refuses a name that the form does not have. */
export function rulesAt(schema: AnyForm, path: string): FieldRules {
  if (!isPlain(schema)) return rulesOf(schemaAt(schema, path))
  const [name = '', ...inner] = path.split('.')
  const rules = (schema.fields as Readonly<Record<string, FieldRules>>)[name]
  if (!rules) throw new Error(`The form has no field ${path}.`)
  return inner.length > 0 && rules.entry ? rules.entry : rules
}

export function namesOf(schema: AnyForm): readonly string[] {
  return Object.keys(isPlain(schema) ? schema.fields : schema.shape)
}

/** What is wrong with values, as far as it is known here. */
export function errorsIn(
  schema: AnyForm,
  values: object,
  how: { asksFirst?: boolean } = {},
): FieldErrors {
  return isPlain(schema) ? findMissing(schema, values) : findErrors(schema, values, how)
}

function isPlain(schema: AnyForm): schema is PlainForm {
  return 'fields' in schema
}
