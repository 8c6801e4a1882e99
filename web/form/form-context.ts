import { createContext, use, type ReactNode } from 'react'
import { missingField, missingFieldExactly } from './missing-field.ts'
import { rulesAt } from './any-form.ts'
import type { FieldErrors } from './field-rules.ts'
import { valueAt } from './paths.ts'
import type { SchemaForm } from './use-form.ts'

export const FormContext = createContext<SchemaForm | null>(null)

export interface InputProps {
  /** Of the form's schema; `phones.0` is an entry of a list. */
  name: string
  label: string
  hint?: string
}

/** The form around. */
export function useFormAround(): SchemaForm {
  const form = use(FormContext)
  if (!form) throw new Error('<Form.…> stands outside of a <Form>.')
  return form
}

/** A field's value, its error and what its schema says of it. */
export function useField(name: string, label?: ReactNode) {
  const { schema, values, errors, namesMissing, set, leave } = useFormAround()
  const rules = rulesAt(schema, name)
  const told = errors[name]
  const isNamed = namesMissing && typeof label === 'string'
  return {
    value: valueAt(values, name),
    rules,
    error: !isNamed
      ? told
      : namesMissing === 'exactly'
        ? missingFieldExactly(told, label, rules)
        : missingField(told, label),
    /** Of a field of several parts: what is wrong with which. */
    errors: errorsWithin(errors, name),
    change: (next: unknown) => set(name, next),
    leave: () => leave(name),
  }
}

function errorsWithin(errors: FieldErrors, name: string): FieldErrors {
  const inner = Object.entries(errors).filter(([path]) => path.startsWith(`${name}.`))
  return Object.fromEntries(inner.map(([path, words]) => [path.slice(name.length + 1), words]))
}
