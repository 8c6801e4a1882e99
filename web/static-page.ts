import { brandName } from '#domain/brand/current-brand.ts'
import { styleHtml } from '#web/style-of-brand.ts'

/** A page that runs no script and needs no data: what is shown when there is nothing else to show. */
export function staticPage({
  styles,
  title,
  body,
  font,
  head = '',
}: {
  styles: readonly string[]
  title: string
  body: string
  font?: string
  /** What else stands in the head. */
  head?: string
}): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const type = font
    ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
    : ''
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} | ${brandName()}`)}</title>${links}${styleHtml()}${type}${head}</head><body>${body}</body></html>`
}

/** Text that somebody wrote, as it stands in markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
