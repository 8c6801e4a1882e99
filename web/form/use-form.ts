import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { ApiError } from '#web/api.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { errorsIn, namesOf, type AnyForm, type FormValues } from './any-form.ts'
import { failureText } from './failure-text.ts'
import { hasErrors, type FieldErrors } from './field-rules.ts'
import { isWithin, valueAt, withValueAt } from './paths.ts'
import { useAttempt } from './use-attempt.ts'

export interface SchemaForm<S extends AnyForm = AnyForm> {
  schema: S
  element: RefObject<HTMLFormElement | null>
  values: FormValues<S>
  /** By the path of the field: `phones.1`. */
  errors: FieldErrors
  busy: boolean
  /** Why it was not done, besides what stands at its fields. */
  failure: string
  isDirty: boolean
  /**
   * Whether an input says what is missing with its label: "Vui lòng chọn/điền họ và tên", as specified for shoppers;
   * `exactly`: "Vui lòng điền họ và tên".
   */
  namesMissing: boolean | 'exactly'
  set(path: string, value: unknown): void
  /** Several at once; what was wrong with the `mended` counts no longer. */
  setAll(values: FormValues<S>, mended: readonly string[]): void
  /** The field was left: it is judged, unless nothing stands in it. */
  leave(path: string): void
  /** What a rule over several fields objects to; the first such field gets the focus. */
  refuse(errors: FieldErrors): void
  /** Judges these fields, or all; the first wrong one gets the focus. Whether nothing was wrong. */
  check(paths?: readonly string[]): boolean
  /** Begins again with `values`; `base` is what an edit is told from. */
  reset(values: FormValues<S>, base?: FormValues<S>): void
  setFailure(words: string): void
  submit(event?: FormEvent): void
}

export interface FormOptions<S extends AnyForm> {
  initial: FormValues<S>
  /** What was typed is sent as it was typed; the server reads it by the same schema. None where it is `check`ed alone. */
  send?: (values: FormValues<S>) => Promise<unknown>
  /** What else is wrong, by rules over several fields; the schema's words go first. */
  alsoWrong?: (values: FormValues<S>) => FieldErrors
  /** Keeps what is typed where it outlives the form. */
  keep?: (values: FormValues<S>) => void
  /** Words for a refusal of its own kind; empty where it is told elsewhere. */
  explain?: (error: unknown) => string | undefined
  /** Names of the server's that no field of the schema has, and an input shows nevertheless. */
  alsoTold?: readonly string[]
  /** The browser asks before it leaves what was not saved. */
  asksBeforeLeaving?: boolean
  namesMissing?: boolean | 'exactly'
}

/**
 * A form of a schema: a field is judged by it when it is left, again while it is mended, and all of them on
 * submit. What the server objects to lands at its field. The first wrong field gets the focus.
 */
export function useForm<S extends AnyForm>(schema: S, options: FormOptions<S>): SchemaForm<S> {
  const { initial, alsoTold = [], asksBeforeLeaving = false, namesMissing = false } = options
  const [base, setBase] = useState(initial)
  const [values, setValues] = useState(initial)
  /** What was typed by now; it is drawn a moment later. */
  const latest = useRef(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const element = useRef<HTMLFormElement>(null)
  const { busy, failure, attempt, setFailure } = useAttempt()
  // Asked for by few: pictures are long.
  const isDirty = () => JSON.stringify(values) !== JSON.stringify(base)

  const wrongIn = (known: FormValues<S>): FieldErrors => ({
    ...options.alsoWrong?.(known),
    ...errorsIn(schema, known, { asksFirst: namesMissing === 'exactly' }),
  })
  const take = (next: FormValues<S>) => {
    latest.current = next
    setValues(next)
  }
  const judge = (path: string) => {
    const found = within(wrongIn(latest.current), [path])
    setErrors((old) => ({ ...without(old, [path]), ...found }))
  }
  const refuse = (found: FieldErrors) => {
    setErrors((old) => ({ ...old, ...found }))
    // The marks are drawn first.
    setTimeout(() => focusFirstInvalid(element.current))
  }
  const form: SchemaForm<S> = {
    schema,
    element,
    values,
    errors,
    busy,
    failure,
    get isDirty() {
      return isDirty()
    },
    namesMissing,
    refuse,
    setFailure,
    set: (path, value) => {
      take(withValueAt(latest.current, path, value))
      options.keep?.(latest.current)
      if (hasErrors(within(errors, [path]))) judge(path)
    },
    setAll: (next, mended) => {
      take(next)
      options.keep?.(next)
      setErrors((old) => without(old, mended))
    },
    leave: (path) => {
      if (!isEmpty(valueAt(latest.current, path))) judge(path)
    },
    check: (paths) => {
      const all = wrongIn(latest.current)
      const found = paths ? within(all, paths) : all
      setErrors((old) => ({ ...(paths && without(old, paths)), ...found }))
      if (hasErrors(found)) refuse(found)
      return !hasErrors(found)
    },
    reset: (next, nextBase = next) => {
      setBase(nextBase)
      take(next)
      setErrors({})
    },
    submit: (event) => {
      event?.preventDefault()
      if (busy) return
      setFailure('')
      if (form.check()) void attempt(async () => options.send?.(latest.current), tell)
    },
  }
  const tell = (error: unknown) => {
    const told = options.explain?.(error)
    if (told !== undefined) return told
    const { own, isAll } = errorsOf(error, [...namesOf(schema), ...alsoTold])
    if (hasErrors(own)) refuse(own)
    return isAll ? '' : failureText(error)
  }
  useUnloadQuestion(asksBeforeLeaving && isDirty() && !busy)
  return form
}

/** What the server says of the form's own fields, and whether that is all it says. */
function errorsOf(error: unknown, names: readonly string[]): { own: FieldErrors; isAll: boolean } {
  const told = error instanceof ApiError ? Object.entries(error.fields) : []
  const own = told.filter(([path]) => names.includes(path.split('.')[0] ?? ''))
  const isAll = own.length > 0 && own.length === told.length
  return { own: Object.fromEntries(own), isAll }
}

function within(errors: FieldErrors, paths: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([each]) => isOneOf(each, paths)))
}

function without(errors: FieldErrors, paths: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([each]) => !isOneOf(each, paths)))
}

function isOneOf(path: string, outer: readonly string[]): boolean {
  return outer.some((each) => isWithin(path, each))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function useUnloadQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isAsked])
}
