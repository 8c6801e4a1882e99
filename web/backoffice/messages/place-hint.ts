import { messageScreenTexts as texts } from './texts.ts'

/** What may stand in braces of a text, and what must. */
export function hintOf(names: readonly string[], needed: readonly string[]): string {
  const places = ['shop', ...names].map(
    (name) => `{${name}}${needed.includes(name) ? ` (${texts.needed})` : ''}`,
  )
  return `${texts.places}: ${places.join(', ')}`
}
