import { useState, type FormEvent, type RefObject } from 'react'
import type { z } from 'zod'
import { useAttempt, type Explain } from '#web/features/attempt/use-attempt.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'

type Rules<T> = { readonly [Name in keyof T]?: z.ZodType }
type Errors<T> = Partial<Record<keyof T, string>>

/**
 * The values and errors of a form. A field is judged when it is left, again while it is mended, and
 * all of them on submit; the rules are those of the server.
 */
export function useFields<T extends object>(
  initial: T,
  rules: Rules<T>,
  form: RefObject<HTMLFormElement | null>,
) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<T>>({})
  const judge = (name: keyof T, value: unknown) =>
    setErrors((known) => ({ ...known, [name]: findFieldError(rules[name], value) }))
  const set = <Name extends keyof T>(name: Name, value: T[Name]) => {
    setValues((known) => ({ ...known, [name]: value }))
    if (errors[name]) judge(name, value)
  }
  const leave = (name: keyof T) => {
    if (values[name]) judge(name, values[name])
  }
  /** What the server or a rule over several fields objects to; the first such field gets the focus. */
  const refuse = (found: Errors<T>) => {
    setErrors((known) => ({ ...known, ...found }))
    // The marks are drawn first.
    setTimeout(() => focusFirstInvalid(form.current))
  }
  const findErrors = (): Errors<T> => {
    const found: Errors<T> = {}
    for (const name of Object.keys(rules) as (keyof T)[]) {
      const error = findFieldError(rules[name], values[name])
      if (error) found[name] = error
    }
    return found
  }
  return { values, errors, set, leave, refuse, findErrors, setErrors }
}

/** Sends a form once its fields are right; what it throws is told as `useAttempt` tells it. */
export function useSubmit<T extends object>(
  fields: { findErrors: () => Errors<T>; refuse: (found: Errors<T>) => void },
  send: () => Promise<unknown>,
  explain?: Explain,
) {
  const { busy, failure, attempt, setFailure } = useAttempt()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = fields.findErrors()
    if (hasErrors(found)) {
      setFailure('')
      fields.refuse(found)
    } else void attempt(send, explain)
  }
  return { busy, failure, submit }
}

/** What is wrong with a value, in the words of the specification. */
export function findFieldError(rule: z.ZodType | undefined, value: unknown): string | undefined {
  const issues = rule?.safeParse(value).error?.issues ?? []
  return issues.map(deepestMessage).find(Boolean)
}

/** An optional field is a union; the message of the alternative that was meant is inside. */
function deepestMessage(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  return issue.errors.at(-1)?.[0]?.message ?? issue.message
}

export function hasErrors(errors: object): boolean {
  return Object.values(errors).some(Boolean)
}
