import type { ClaimRule } from './rule-set.ts'

export const textKinds = [
  'article',
  'landing',
  'page',
  'banner',
  'popup',
  'promotion',
  'answer',
  'product',
  'review',
] as const
export type TextKind = (typeof textKinds)[number]

/** What somebody writes for the shop, in the parts in which it is edited (title, summary, body …). */
export interface CheckedText {
  kind: TextKind
  /** `path` names a part to its editor; it comes back in the findings. */
  parts: readonly { path: string; text: string }[]
  /** It advertises or speaks of a supplement, which the law on advertising food then covers. */
  aboutSupplement: boolean
  /** Sentences of the product's own declaration: what they claim may be said. */
  declaredUses?: readonly string[]
  /** Of supplements and their brands: a text that names one is about a supplement. The same array while they stay. */
  soldNames?: readonly string[]
  /** When given, a text about a supplement has to name both. */
  productName?: string
  company?: string
}

/** `start` and `end` are UTF-16 offsets in the part's text as given: `text.slice(start, end) === quote`. */
export interface ClaimFinding {
  /** The rule's id. */
  rule: string
  kind: ClaimRule['kind']
  /** Of the part; what is missing is told of the first one, with an empty quote at its beginning. */
  path: string
  start: number
  end: number
  quote: string
  message: string
  fix: string
}
