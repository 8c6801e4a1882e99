import { useMemo, useRef, type ReactNode } from 'react'
import { FormContext } from '#web/form/form-context.ts'
import type { FormSchema } from '#web/form/any-form.ts'
import type { FieldErrors } from '#web/form/field-rules.ts'
import type { SchemaForm } from '#web/form/use-form.ts'

/** Inputs of the form layer over a part of a draft: nothing is sent, each change goes to the draft. */
export function FieldsOf({
  schema,
  values,
  errors,
  set,
  children,
}: {
  schema: FormSchema
  values: object
  errors: FieldErrors
  set: (path: string, value: unknown) => void
  children: ReactNode
}) {
  const element = useRef<HTMLFormElement>(null)
  const form = useMemo<SchemaForm>(
    () => ({
      schema,
      element,
      values,
      errors,
      busy: false,
      failure: '',
      isDirty: false,
      namesMissing: false,
      set,
      leave: () => undefined,
      setAll: () => undefined,
      refuse: () => undefined,
      check: () => true,
      setFailure: () => undefined,
      reset: () => undefined,
      submit: () => undefined,
    }),
    [schema, values, errors, set],
  )
  return <FormContext value={form}>{children}</FormContext>
}
