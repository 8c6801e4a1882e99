import type { MailContent, MailLines } from '#domain/notification/mail.ts'
import { mailStyle } from '#domain/notification/mail-style.ts'
import type { ShopIdentity } from '#domain/settings/api.ts'
import { mailTexts as texts } from './texts.ts'

export interface MailFrame {
  shop: Pick<ShopIdentity, 'brandName' | 'hotline' | 'companyName' | 'companyAddresses'>
  /** The hotline that answers for it. */
  hotline: string
  /** Where it is ended with one press; null for what is about somebody's own order. */
  unsubscribe: string | null
}

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** One layout for every mail: read without pictures, by a screen reader, in the dark and as plain text. */
export function renderMail(content: MailContent, frame: MailFrame): RenderedMail {
  return {
    subject: content.subject,
    html: htmlOf(content, frame),
    text: textOf(content, frame),
  }
}

function htmlOf({ subject, heading, text, table, action }: MailContent, frame: MailFrame): string {
  const { shop, hotline, unsubscribe } = frame
  const button = action
    ? `<p><a class="act" href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a></p>`
    : ''
  const ending = unsubscribe
    ? `<p>${escapeHtml(texts.whyThis)} <a href="${escapeHtml(unsubscribe)}">${escapeHtml(texts.unsubscribe)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="vi" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${mailStyle}</style>
</head>
<body>
<div class="hidden">${escapeHtml(text)}</div>
<div class="page" role="article" aria-label="${escapeHtml(subject)}">
<p class="brand">${escapeHtml(shop.brandName)}</p>
<div class="card">
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(texts.greeting)}</p>
${paragraphs(text)}
${table ? tableHtml(table) : ''}${button}
<p>${escapeHtml(texts.help)} <a href="tel:${hotline.replaceAll(/[^\d+]/g, '')}">${escapeHtml(hotline)}</a></p>
</div>
<div class="foot">
<p>${escapeHtml(shop.companyName)}${shop.companyAddresses[0] ? `<br>${escapeHtml(shop.companyAddresses[0])}` : ''}</p>
${ending}</div>
</div>
</body>
</html>
`
}

/** An empty line begins the next one. */
function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}

function tableHtml({ lines, sums }: MailLines): string {
  const rows = lines.map(
    ({ name, quantity, amount }) =>
      `<tr><th scope="row">${escapeHtml(name)} <span>× ${quantity}</span></th><td>${escapeHtml(amount)}</td></tr>`,
  )
  const below = sums.map(
    ({ label, amount }, at) =>
      `<tr${at === sums.length - 1 ? ' class="total"' : ''}><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(amount)}</td></tr>`,
  )
  return `<table><caption>${escapeHtml(texts.ordered)}</caption><tbody>${rows.join('')}</tbody><tbody class="sums">${below.join('')}</tbody></table>\n`
}

function textOf({ heading, text, table, action }: MailContent, frame: MailFrame): string {
  const { shop, hotline, unsubscribe } = frame
  return [
    heading,
    '',
    texts.greeting,
    '',
    text,
    ...(table ? ['', ...tableText(table)] : []),
    ...(action ? ['', `${action.label}: ${action.href}`] : []),
    '',
    `${texts.help} ${hotline}`,
    '',
    '-- ',
    shop.brandName,
    shop.companyName,
    ...(shop.companyAddresses[0] ? [shop.companyAddresses[0]] : []),
    ...(unsubscribe ? ['', `${texts.whyThis} ${texts.unsubscribe}: ${unsubscribe}`] : []),
    '',
  ].join('\n')
}

function tableText({ lines, sums }: MailLines): string[] {
  return [
    `${texts.ordered}:`,
    ...lines.map(({ name, quantity, amount }) => `- ${name} × ${quantity}: ${amount}`),
    ...sums.map(({ label, amount }) => `${label}: ${amount}`),
  ]
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
