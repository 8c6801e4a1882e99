import { mailContent, standardParts, type MailParts } from '../mail.ts'
import { mailTexts, mailWordsOf, type MailTemplate } from '../mail-templates.ts'
import { sampleMailValues } from './sample-values.ts'
import { messageDeskTexts as texts } from './texts.ts'

export const mailPartNames = ['subject', 'heading', 'text', 'action'] as const
export type MailPartName = (typeof mailPartNames)[number]

/** Signs of each part as it arrives, filled in. */
export const maxMailSigns: Record<MailPartName, number> = {
  subject: 120,
  heading: 120,
  text: 2000,
  action: 40,
}

/** Every template that is mailed. */
export const mailTemplates = (Object.keys(mailTexts) as MailTemplate[]).filter(
  (template) => mailWordsOf(template) !== null,
)

/** Whether its link is a button. */
export function hasAction(template: MailTemplate): boolean {
  return /\{(?:link|lookup)\}/.test(mailTexts[template].text)
}

/** What may stand in braces of a mail besides `shop`: its link is the button and the way to end it stands below. */
export function mailNamesIn(template: MailTemplate): string[] {
  const names = namesOf(mailTexts[template].text)
  return [...new Set(names)].filter((name) => !elsewhere.has(name))
}

/** What a part must say because its standard says it: the order it is about. */
export function mailNeededIn(template: MailTemplate, part: MailPartName): string[] {
  const names = namesOf(standardParts(template)![part])
  return names.includes('code') ? ['code'] : []
}

/** What is wrong with a mail's words, by part; empty where they can be sent. Judged with the sample's values. */
export function mailProblems(
  template: MailTemplate,
  parts: MailParts,
): Partial<Record<MailPartName, string>> {
  const problems: Partial<Record<MailPartName, string>> = {}
  for (const part of mailPartNames) {
    if (part === 'action' && !hasAction(template)) continue
    const problem = problemOf(template, part, parts[part])
    if (problem) problems[part] = problem
  }
  return problems
}

function problemOf(template: MailTemplate, part: MailPartName, written: string): string | null {
  if (written.trim() === '') return texts.mailEmpty[part]
  if (part !== 'text' && /\n|\r/.test(written)) return texts.mailOneLine
  if (/[{}]/.test(written.replace(/\{\w+\}/g, ''))) return texts.braces
  const used = [...new Set(namesOf(written, true))]
  const known = ['shop', ...mailNamesIn(template)]
  if (used.some((name) => elsewhere.has(name) && name !== 'shop')) return texts.mailLink
  const unknown = used.filter((name) => !known.includes(name))
  if (unknown.length > 0) return texts.mailUnknown(unknown)
  const missing = mailNeededIn(template, part).filter((name) => !used.includes(name))
  if (missing.length > 0) return texts.mailNeeded(missing)
  return lengthProblem(template, part, written)
}

function lengthProblem(template: MailTemplate, part: MailPartName, written: string): string | null {
  const values = { ...sampleMailValues(template), lookup: 'shop.example' }
  const content = mailContent(template, values, {
    origin: 'https://shop.example',
    own: { [part]: written },
  })!
  const filled = part === 'action' ? written : content[part]
  const max = maxMailSigns[part]
  return filled.length > max ? texts.mailTooLong(filled.length, max) : null
}

const elsewhere: ReadonlySet<string> = new Set(['shop', 'link', 'lookup', 'optOut'])

function namesOf(text: string, withShop = false): string[] {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  return withShop ? names : names.filter((name) => name !== 'shop')
}
