import type { ClaimFinding } from '../claims/checked-text.ts'
import { reviewTexts as texts } from './texts.ts'

/** Telephones, e-mail addresses and links: somebody looks before the public reads them. */
export function findContacts(path: string, text: string): ClaimFinding[] {
  return patterns
    .flatMap(({ rule, pattern, message }) =>
      [...text.matchAll(pattern)].map((found): ClaimFinding => {
        const [quote] = found
        const place = { start: found.index, end: found.index + quote.length }
        return { rule, kind: 'warn', path, ...place, quote, message, fix: '' }
      }),
    )
    .toSorted((one, other) => one.start - other.start)
}

const patterns = [
  {
    rule: 'phone',
    pattern: /(?<![\d])(?:\+?84|0)(?:[\s.-]?\d){8,10}(?!\d)/g,
    message: texts.phone,
  },
  { rule: 'email', pattern: /[\w.+-]+@[\w-]+\.[\w.-]+/g, message: texts.email },
  {
    rule: 'link',
    pattern: /(?:https?:\/\/|www\.)\S+|(?<![@\w.-])[\w-]+\.(?:com|vn|net|org|info|shop)\b/gi,
    message: texts.link,
  },
]
