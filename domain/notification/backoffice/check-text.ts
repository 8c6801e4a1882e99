import { plainText, smsParts } from '../sms.ts'
import { fillText, messageTemplates, type MessageTemplate } from '../templates.ts'
import { sampleValues } from './sample-values.ts'
import { messageDeskTexts as texts } from './texts.ts'

/** An SMS is charged by its parts; what is longer nobody reads. */
export const maxSmsParts = 3

/** What a message may say in braces besides `shop`, in the order of its standard text. */
export function namesIn(template: MessageTemplate): string[] {
  const names = namesOf(messageTemplates[template].text)
  return [...new Set(names)].filter((name) => name !== 'shop')
}

/** Those that it must say: without them whoever reads it can do nothing, or the law forbids it. */
export function neededIn(template: MessageTemplate): string[] {
  return namesIn(template).filter((name) => needed.has(name))
}

/**
 * Why this text cannot stand in place of the standard one, in words; empty where it can. It is judged as filled with
 * the sample's values.
 */
export function textProblems(template: MessageTemplate, text: string): string[] {
  if (text.trim() === '') return [texts.empty]
  const opening = openingOf(template)
  const known = ['shop', ...namesIn(template)]
  const used = namesOf(text)
  const unknown = [...new Set(used)].filter((name) => !known.includes(name))
  const missing = neededIn(template).filter((name) => !used.includes(name))
  const problems = [
    /\n|\r/.test(text) && texts.oneLine,
    !text.startsWith(opening) && texts.opening(opening),
    /[{}]/.test(text.replace(placePattern, '')) && texts.braces,
    unknown.length > 0 && texts.unknown(unknown),
    missing.length > 0 && texts.needed(missing),
  ].filter((problem) => problem !== false)
  return problems.length > 0 ? problems : lengthProblems(template, text)
}

function lengthProblems(template: MessageTemplate, text: string): string[] {
  const parts = smsParts(plainText(fillText(template, text, sampleValues(template))))
  return parts > maxSmsParts ? [texts.tooLong(parts, maxSmsParts)] : []
}

const placePattern = /\{(\w+)\}/g
/** A code, the way to end advertising, the page where something is to be done. */
const needed: ReadonlySet<string> = new Set(['code', 'optOut', 'link'])

/** The sender, and the mark of advertising before it (Decree 91/2020). */
function openingOf(template: MessageTemplate): string {
  return messageTemplates[template].purpose === 'commercial' &&
    messageTemplates[template].text.startsWith('[QC]')
    ? '[QC] {shop}: '
    : '{shop}: '
}

function namesOf(text: string): string[] {
  return [...text.matchAll(placePattern)].map(([, name]) => name!)
}
