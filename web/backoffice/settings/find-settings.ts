import { foldVietnamese } from '#domain/kernel/fold.ts'
import { settingKeys, type SettingKey } from '#domain/settings/keys.ts'
import type { SettingWords } from '#domain/settings/setting.ts'
import { settingGroups } from '#domain/settings/texts.ts'

/** Whether every word that was typed stands in what staff read of a setting; without words all do. */
export function isSettingFound(key: SettingKey, query: string): boolean {
  return isTextFound(wordsOf(key), query)
}

/** The same of any text: with or without diacritics, the words in any order. */
export function isTextFound(text: string, query: string): boolean {
  const words = foldVietnamese(query).split(' ').filter(Boolean)
  if (words.length === 0) return true
  const folded = ` ${foldVietnamese(text)}`
  return words.every((word) => folded.includes(` ${word}`))
}

function wordsOf(key: SettingKey): string {
  const { group, help, ...words } = settingKeys[key]
  return [settingGroups[group], help, ...partWords(words)].join(' ')
}

function partWords({ label, hint, labels, parts }: SettingWords): string[] {
  return [
    label,
    hint ?? '',
    ...Object.values(labels ?? {}),
    ...Object.values(parts ?? {}).flatMap(partWords),
  ]
}
