import { brandName } from '../brand/current-brand.ts'
import { mailTexts, mailWordsOf, type MailTemplate } from './mail-templates.ts'

/** One thing that was ordered. */
export interface MailLine {
  name: string
  quantity: number
  /** As it is shown: `120.000 VNĐ`. */
  amount: string
}

/** What was ordered and what it costs. */
export interface MailLines {
  lines: readonly MailLine[]
  /** Below them, the last one stands out. */
  sums: readonly { label: string; amount: string }[]
}

/** A mail before it has a frame. */
export interface MailContent {
  subject: string
  heading: string
  /** Sentences as they were written for the message. */
  text: string
  table: MailLines | null
  action: { label: string; href: string } | null
}

/** What a mail says in its own words; braces as in messages. */
export interface MailParts {
  subject: string
  heading: string
  /** Paragraphs apart by an empty line. */
  text: string
  /** On its button. */
  action: string
}

const lookupLabel = 'Xem đơn hàng'

/**
 * What a mail says before anybody words it: its subject and heading, the message's sentences without the name before
 * and the link behind them. `text` is what the message says to phones. Null for what is never mailed.
 */
export function standardParts(
  template: MailTemplate,
  text: string = mailTexts[template].text,
): MailParts | null {
  const words = mailWordsOf(template)
  if (!words) return null
  return {
    subject: words.subject,
    heading: words.heading,
    text: withoutLink(text.replace(/^(?:\[QC\] )?\{shop\}: /, '')),
    action: words.action ?? lookupLabel,
  }
}

/**
 * The same message as a mail: a subject, its sentences, and its link as a button; `text` is what staff wrote to
 * phones in place of the standard one, `own` what they wrote for mail. Null for what is never mailed. A missing value
 * is a fault of ours.
 */
export function mailContent(
  template: MailTemplate,
  values: Readonly<Record<string, string>>,
  {
    table = null,
    origin,
    text = mailTexts[template].text,
    own = {},
  }: {
    table?: MailLines | null
    origin: string
    text?: string
    own?: Partial<MailParts>
  },
): MailContent | null {
  const standard = standardParts(template, text)
  if (!standard) return null
  const words = { ...standard, ...own }
  const fill = (written: string) =>
    written.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = name === 'shop' ? brandName() : values[name]
      if (value === undefined) throw new Error(`mail ${template} needs ${name}`)
      return value
    })
  const address = values.link ?? values.lookup
  return {
    // Advertising is marked as such in what is read first (Decree 91/2020).
    subject: oneLine(`${isAdvertising(template) ? '[QC] ' : ''}${fill(words.subject)}`),
    heading: oneLine(fill(words.heading)),
    text: fill(words.text),
    table: mailWordsOf(template)?.withLines ? table : null,
    action: address === undefined ? null : actionOf(address, origin, words.action),
  }
}

/** The last clause that leads to a link: the button says it. */
function withoutLink(text: string): string {
  return text
    .replace(/ tại \{link\}(?=\.)/, ' ở nút bên dưới')
    .replace(/ Từ chối nhận tin: \{optOut\}$/, '')
    .replace(/ (?:\(tắt tin này[^)]*\))/, '')
    .replace(/(?:^|(?<=[.!?)]) ?)[^.!?]*\{(?:link|lookup)\}\.?$/, '')
    .trim()
}

/** Whatever staff wrote of it. */
function isAdvertising(template: MailTemplate): boolean {
  return mailTexts[template].text.startsWith('[QC]')
}

function actionOf(address: string, origin: string, label: string) {
  // Messages leave the scheme away, phones make links of them all the same.
  const href = /^https?:/.test(address) ? address : `${new URL(origin).protocol}//${address}`
  return { label, href }
}

/** A header is one line, whatever somebody wrote into a value. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
