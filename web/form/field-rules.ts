import type { z } from 'zod'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { fieldKinds } from '#domain/kernel/field-kinds.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { valueAt } from './paths.ts'

export type FieldKind =
  'text' | 'number' | 'switch' | 'select' | 'date' | 'list' | 'table' | 'group' | 'products'

/** What a field's schema says of its input. */
export interface FieldRules {
  kind: FieldKind
  isRequired: boolean
  /** What an input that was emptied stands for: a text without signs, or no value at all. */
  empty: '' | undefined
  /** Characters of a text or a number, entries of a list. */
  maxLength?: number
  min?: number
  max?: number
  /** Of a select. */
  options: readonly string[]
  /** Of a list's entries. */
  entry?: FieldRules
}

export type FieldErrors = Readonly<Record<string, string | undefined>>

/** Reads what an input has to know from the schema that judges it on both sides of the wire. */
export function rulesOf(schema: z.ZodType): FieldRules {
  const known = kept.get(schema)
  if (known) return known
  const parts = partsOf(schema)
  const kind = kindOf(parts)
  const list = parts.find((part) => typeOf(part) === 'array') as z.ZodArray<z.ZodType> | undefined
  const number = parts.find((part) => typeOf(part) === 'number') as z.ZodNumber | undefined
  const takes = (value: unknown) => schema.safeParse(value).success
  const rules: FieldRules = {
    kind,
    isRequired: !unasked.has(kind) && ![undefined, '', null, []].some(takes),
    empty: !takes('') && takes(undefined) ? undefined : '',
    maxLength: lowest([...parts.map((part) => lengthOf(part)), digitsOf(number)]),
    min: number?.minValue ?? undefined,
    max: number?.maxValue ?? undefined,
    options: parts.flatMap((part) =>
      typeOf(part) === 'enum' ? (part as z.ZodEnum).options.map(String) : [],
    ),
    entry: list && rulesOf(list.element),
  }
  kept.set(schema, rules)
  return rules
}

/** The schema of `phones.0` within that of a form; refuses a name that the form does not know. */
export function schemaAt(schema: z.ZodType, path: string): z.ZodType {
  return path.split('.').reduce((outer, name) => {
    const inner = partsOf(outer).flatMap((part) => insideOf(part, name) ?? [])[0]
    if (!inner) throw new Error(`The form's schema has no field ${path}.`)
    return inner
  }, schema)
}

/** The object below what is wrapped around it, with its parts; null for anything else. */
export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | null {
  const object = partsOf(schema).find((part) => typeOf(part) === 'object')
  return object ? (object as z.ZodObject).shape : null
}

/** What is wrong with values, by the path of each; with `asksFirst` what is empty is missing, whatever its form. */
export function findErrors(
  schema: z.ZodType,
  values: unknown,
  { asksFirst = false } = {},
): FieldErrors {
  const { error } = schema.safeParse(values, { error: vietnameseMessage })
  const found: Record<string, string> = {}
  for (const issue of error?.issues ?? []) {
    const path = issue.path.join('.')
    const isMissing = asksFirst && issue.code === 'invalid_format' && valueAt(values, path) === ''
    found[path] ??= isMissing ? fieldMessages.required : deepestMessage(issue)
  }
  return found
}

export function hasErrors(errors: object): boolean {
  return Object.values(errors).some(Boolean)
}

/** What a person reads where a schema has no words of its own. */
export function vietnameseMessage(issue: z.core.$ZodRawIssue): string {
  const { code } = issue
  if (code === 'too_small' && issue.origin !== 'string' && issue.origin !== 'array') {
    return `Từ ${formatNumber(Number(issue.minimum))} trở lên`
  }
  if (code === 'too_big') {
    if (issue.origin === 'string') return fieldMessages.tooLong
    return `Nhiều nhất ${formatNumber(Number(issue.maximum))}`
  }
  const isEmpty = issue.input === undefined || issue.input === '' || issue.input === null
  return isEmpty || code === 'too_small' ? fieldMessages.required : fieldMessages.phoneFormat
}

const kept = new WeakMap<z.ZodType, FieldRules>()
/** They have a value, whatever nobody does. */
const unasked: ReadonlySet<FieldKind> = new Set(['switch', 'group', 'table'])

/** Told by name and not by class: whoever draws a form needs no library that judges it. */
function typeOf(schema: z.ZodType): string {
  return schema.def.type
}

/** The schema itself and all that it wraps or leads on to. */
function partsOf(schema: z.ZodType): z.ZodType[] {
  const def = schema.def as unknown as Record<string, unknown>
  const inner = ['innerType', 'in', 'out']
    .map((name) => def[name])
    .filter((one) => one !== undefined)
  const options = def['type'] === 'union' ? (def['options'] as unknown[]) : []
  return [schema, ...[...inner, ...options].flatMap((one) => partsOf(one as z.ZodType))]
}

function insideOf(part: z.ZodType, name: string): z.ZodType | undefined {
  const { shape, element, valueType } = part as unknown as {
    shape?: Record<string, z.ZodType>
    element?: z.ZodType
    valueType?: z.ZodType
  }
  return shape ? shape[name] : (element ?? valueType)
}

const kinds: Readonly<Record<string, FieldKind>> = {
  array: 'list',
  boolean: 'switch',
  enum: 'select',
  number: 'number',
  object: 'group',
  record: 'table',
}

function kindOf(parts: readonly z.ZodType[]): FieldKind {
  for (const part of parts) {
    const kind = fieldKinds.get(part) ?? kinds[typeOf(part)]
    if (kind) return kind
    if ((part.def as { format?: string }).format === 'date') return 'date'
  }
  return 'text'
}

function lengthOf(part: z.ZodType): number | null {
  if (typeOf(part) === 'string') return (part as z.ZodString).maxLength
  const { checks = [] } = part.def as { checks?: readonly z.core.$ZodCheck[] }
  const bounds = checks.map(({ _zod: { def } }) => def as { check: string; maximum?: number })
  return bounds.find(({ check }) => check === 'max_length')?.maximum ?? null
}

/** How many signs a number within bounds has. */
function digitsOf(number: z.ZodNumber | undefined): number | null {
  const { minValue, maxValue } = number ?? {}
  const bounds = [minValue, maxValue].filter((bound) => Number.isSafeInteger(bound ?? NaN))
  const ends = bounds.filter((bound) => Math.abs(bound!) < Number.MAX_SAFE_INTEGER)
  return ends.length === 2 ? Math.max(...ends.map((end) => String(end).length)) : null
}

function lowest(lengths: readonly (number | null)[]): number | undefined {
  const known = lengths.filter((length) => length !== null)
  return known.length > 0 ? Math.min(...known) : undefined
}

/** An optional field is a union; the message of the alternative that was meant is inside. */
function deepestMessage(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  return issue.errors.at(-1)?.[0]?.message ?? issue.message
}
