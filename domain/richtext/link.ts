import { z } from 'zod'
import { richTextTexts as texts } from './texts.ts'

/**
 * Where a link of a written text may lead: to a page of the shop (`/mua-hang/`), to a part of the same page
 * (`#lieu-dung`), or outside by https, mail and telephone. Nothing that runs, nothing without a scheme.
 */
export const linkField = z
  .string()
  .trim()
  .min(1, texts.linkMissing)
  .max(1000, texts.linkTooLong)
  .refine(isSafeLink, texts.linkRefused)

export function isSafeLink(href: string): boolean {
  // Browsers drop these inside a scheme: `java\tscript:` would run.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f\\]/.test(href)) return false
  if (href.startsWith('#')) return true
  if (href.startsWith('/')) return !href.startsWith('//')
  return /^(https:\/\/[^/]|mailto:.|tel:.)/i.test(href)
}

/** Whether it leaves the shop. */
export function isOutside(href: string): boolean {
  return /^https:/i.test(href)
}
