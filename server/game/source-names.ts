import type { SourceNames } from '#domain/game/backoffice/api.ts'
import type { GameFields } from '#domain/game/backoffice/fields.ts'
import type { EntryRule } from '#domain/game/rules.ts'
import { wordsOfSource } from '#domain/game/source-words.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

const products = `select id::text, name from product where id = any($1::int[])`
const surveys = `select id::text, title as name from survey where id = any($1::int[])`
const vouchers = `select id::text, name from voucher_campaign where id = any($1::int[])`

type Named = Pick<GameFields, 'sources'> & Partial<Pick<GameFields, 'prizes'>>

/** What the products and surveys of a campaign's rules and the vouchers of its prizes are called, on sale or not. */
export async function nameSources(db: Db, { sources, prizes = [] }: Named): Promise<SourceNames> {
  const productIds = sources.flatMap((rule) => ('product_ids' in rule ? rule.product_ids : []))
  const surveyIds = sources.flatMap((rule) => (rule.source === 'survey' ? [rule.survey_id] : []))
  const voucherIds = prizes.flatMap(({ voucher_campaign_id: id }) => (id ? [id] : []))
  return {
    products: await named(db, products, productIds),
    surveys: await named(db, surveys, surveyIds),
    vouchers: await named(db, vouchers, voucherIds),
  }
}

async function named(db: Db, text: string, ids: readonly number[]) {
  if (ids.length === 0) return {}
  const rows = await queryRows<{ id: string; name: string }>(db, text, [ids])
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

/** What staff wrote as the audit keeps it: the ways to entries in words, and vouchers by their names. */
export async function auditedFields(db: Db, fields: GameFields) {
  const names = await nameSources(db, fields)
  return {
    ...fields,
    prizes: fields.prizes.map(({ voucher_campaign_id: id, ...prize }) => ({
      ...prize,
      voucher_campaign: id ? (names.vouchers[id] ?? `#${id}`) : null,
    })),
    sources: fields.sources.map((rule) => wordsOfSource(rule, namesOf(rule, names))),
  }
}

/** The names that are meant in one rule. */
export function namesOf(rule: EntryRule, names: SourceNames): string[] {
  if (rule.source === 'survey') return [names.surveys[rule.survey_id] ?? ''].filter(Boolean)
  if (!('product_ids' in rule)) return []
  return rule.product_ids.map((id) => names.products[id] ?? `#${id}`)
}
