import type { z } from 'zod'
import type { settingGroups } from './texts.ts'

/** All that a setting is: what it may be, what it starts as, and what staff read where they edit it. */
export interface SettingDefinition extends SettingWords {
  schema: z.ZodType
  /** Holds until staff save something else. */
  initial: unknown
  /** The browser may read it at `GET /settings`. */
  public: boolean
  group: keyof typeof settingGroups
  /** What it does. */
  help: string
}

/** How staff read a setting or a part of one. */
export interface SettingWords {
  label: string
  hint?: string
  /** What its figure counts: `ngày`, `VNĐ`. */
  unit?: string
  /** Kept by number or code, read by name: the part's own value, or the rows of its table. */
  names?: 'province' | 'product'
  /** Of a list of choices. */
  labels?: Readonly<Record<string, string>>
  /** A list of single words, one beside the other. */
  isShort?: boolean
  /** Text that is chosen rather than typed: a colour, a picture of the library. */
  as?: 'color' | 'picture'
  parts?: Readonly<Record<string, SettingWords>>
}

/** Checks a definition against its schema: a part without words, or words without a part, do not compile. */
export function setting<S extends z.ZodType>(definition: Definition<S>): Definition<S> {
  return definition
}

type Definition<S extends z.ZodType> = Omit<SettingDefinition, 'schema' | 'initial' | 'parts'> & {
  schema: S
  initial: z.input<S>
} & PartsOf<z.input<S>>

/** Tables and lists have rows, only objects have parts. */
type PartsOf<V> = V extends readonly unknown[]
  ? NoParts
  : V extends object
    ? string extends keyof V
      ? NoParts
      : { parts: { [Name in keyof V]-?: WordsOf<NonNullable<V[Name]>> } }
    : NoParts

type WordsOf<V> = Omit<SettingWords, 'parts'> & PartsOf<V>

interface NoParts {
  parts?: undefined
}
