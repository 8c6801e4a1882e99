import type { EntrySource } from './definition.ts'
import type { EntryRule } from './rules.ts'

/** The goods of an order: as they were delivered, or without the pieces that came back. */
export interface OrderedGoods {
  code: string
  /** What its goods cost, in đồng. */
  amount: number
  /** Pieces of each product. */
  pieces: ReadonlyMap<number, number>
}

/** Something that brings one entry, and only one. */
export interface EntryCause {
  cause: string
  source: EntrySource
}

/** What an order brings by a campaign's rules. One of which pieces came back brings a part of the same. */
export function entriesOfOrder(rules: readonly EntryRule[], order: OrderedGoods): EntryCause[] {
  return rules.flatMap((rule, at) => {
    const cause = `order:${order.code}:${at}`
    if (rule.source === 'order') {
      const count = order.amount >= rule.min_amount && order.pieces.size > 0 ? rule.entries : 0
      return numbered('order', cause, count)
    }
    if (rule.source !== 'product') return []
    const pieces = rule.product_ids.reduce((sum, id) => sum + (order.pieces.get(id) ?? 0), 0)
    return numbered('product', cause, Math.min(rule.max_per_order, pieces * rule.entries))
  })
}

/** What a genuine-goods code brings; `cause` is the one under which its points stand in the ledger. */
export function entriesOfCode(
  rules: readonly EntryRule[],
  { cause, productId }: { cause: string; productId: number | null },
): EntryCause[] {
  return rules.flatMap((rule, at) => {
    if (rule.source !== 'code') return []
    const { product_ids: of, entries } = rule
    const isMeant = of.length === 0 || (productId !== null && of.includes(productId))
    return numbered('code', `${cause}:${at}`, isMeant ? entries : 0)
  })
}

/** All that a code can have brought, whatever its product: what goes back with its box. */
export function entriesOfReturned(rules: readonly EntryRule[], cause: string): EntryCause[] {
  return rules.flatMap((rule, at) =>
    rule.source === 'code' ? numbered('code', `${cause}:${at}`, rule.entries) : [],
  )
}

/** What an answer to a survey brings; `cause` is the one under which its reward stands in the ledger. */
export function entriesOfSurvey(
  rules: readonly EntryRule[],
  { cause, surveyId }: { cause: string; surveyId: number },
): EntryCause[] {
  return rules.flatMap((rule, at) =>
    rule.source === 'survey' && rule.survey_id === surveyId
      ? numbered('survey', `${cause}:${at}`, rule.entries)
      : [],
  )
}

function numbered(source: EntrySource, cause: string, count: number): EntryCause[] {
  return Array.from({ length: count }, (_, nth) => ({ source, cause: `${cause}:${nth + 1}` }))
}
