import type { z } from 'zod'
import type { SettingWords } from '#domain/settings/setting.ts'
import { settingKeys, type SettingKey } from '#domain/settings/keys.ts'
import { rulesOf, schemaAt, shapeOf, type FieldKind } from '#web/form/field-rules.ts'

/** A setting or a part of one: how it is judged and how it is read. */
export interface SettingPart {
  schema: z.ZodType
  words: SettingWords
}

/** The setting itself; null for one that there was once. */
export function settingOf(key: string): SettingPart | null {
  if (!Object.hasOwn(settingKeys, key)) return null
  const { schema, ...words } = settingKeys[key as SettingKey]
  return { schema, words }
}

export function kindOf({ schema }: SettingPart): FieldKind {
  return rulesOf(schema).kind
}

/** The parts of a group, in the order in which they are read. */
export function partsOf({ schema, words }: SettingPart): readonly (SettingPart & {
  name: string
})[] {
  const shape = shapeOf(schema) ?? {}
  return Object.entries(words.parts ?? {}).flatMap(([name, inner]) => {
    const part = shape[name]
    return part ? [{ name, schema: part, words: inner }] : []
  })
}

/** What a row of a table holds. */
export function rowOf({ schema, words }: SettingPart): SettingPart {
  const { label, unit } = words
  return { schema: schemaAt(schema, 'row'), words: { label, unit } }
}
