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

const lookupLabel = 'Xem đơn hàng'

/**
 * The same message as a mail: a subject, its sentences without the name before and the link behind them, and the
 * link as a button; `text` is what staff wrote in place of the standard one. Null for what is never mailed. A missing value is a fault of ours.
 */
export function mailContent(
  template: MailTemplate,
  values: Readonly<Record<string, string>>,
  {
    table = null,
    origin,
    text = mailTexts[template].text,
  }: { table?: MailLines | null; origin: string; text?: string },
): MailContent | null {
  const words = mailWordsOf(template)
  if (!words) return null
  const fill = (written: string) =>
    written.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = name === 'shop' ? brandName() : values[name]
      if (value === undefined) throw new Error(`mail ${template} needs ${name}`)
      return value
    })
  const address = values.link ?? values.lookup
  return {
    // Advertising is marked as such in what is read first (Decree 91/2020).
    subject: oneLine(`${text.startsWith('[QC]') ? '[QC] ' : ''}${fill(words.subject)}`),
    heading: oneLine(fill(words.heading)),
    text: fill(withoutLink(text.replace(/^(?:\[QC\] )?\{shop\}: /, ''))),
    table: words.withLines ? table : null,
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

function actionOf(address: string, origin: string, label: string | undefined) {
  // Messages leave the scheme away, phones make links of them all the same.
  const href = /^https?:/.test(address) ? address : `${new URL(origin).protocol}//${address}`
  return { label: label ?? lookupLabel, href }
}

/** A header is one line, whatever somebody wrote into a value. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
