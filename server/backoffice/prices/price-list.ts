import { sql } from 'kysely'
import { priceListColumns, priceListTexts as texts } from '#domain/catalog/prices/list-texts.ts'
import { blankLine, priceList, type PriceRow } from '#domain/catalog/backoffice/price-list.ts'
import { Refusal } from '#domain/errors.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import {
  foldedWords,
  listQuery,
  partOf,
  recordKind,
  serveResource,
  textColumn,
  type Handlers,
} from '../../resource/index.ts'
import { lineColumns } from './line-columns.ts'
import { writeLine } from './write-line.ts'

export function servePriceList(app: App): void {
  serveResource(app, priceList, handlers)
}

const handlers: Handlers<typeof priceList> = {
  texts,
  taken: {},
  list: async (ctx, asked) => {
    const { rows, total } = await list(ctx.db, asked)
    return { rows: rows.map(toRow), total }
  },
  get: async (ctx, id) => {
    const row = await rowsOf(ctx.db).where('p.id', '=', id).executeTakeFirst()
    return row ? toRow(row) : null
  },
  // A code that no product has.
  create: (_ctx, { product_code: code }) => {
    throw new Refusal('invalidInput', { fields: { product_code: texts.unknownProduct(code) } })
  },
  change: writeLine,
  table: {
    file: 'bang-gia-ton-kho',
    columns: {
      product_code: textColumn({ head: priceListColumns.code, also: ['ma', 'code', 'ma hang'] }),
      line: lineColumns,
    },
    key: 'product_code',
    defaults: { line: blankLine },
    titleOf: ({ product_code: code, line }) => `${code} ${line.name}`,
    listByKeys: async (ctx, codes) => {
      const upper = codes.map((code) => code.toUpperCase())
      const rows = await rowsOf(ctx.db)
        .where(sql`upper(p.product_code)`, 'in', upper)
        .orderBy('p.id')
        .execute()
      return rows.map(toRow)
    },
  },
}

export const priceListRecords = recordKind(priceList, handlers)

function rowsOf(db: Db) {
  return db
    .selectFrom('product as p')
    .leftJoin('stock as s', 's.product_id', 'p.id')
    .select([
      'p.id',
      'p.version',
      'p.product_code',
      'p.name',
      'p.original_price',
      'p.discount_price',
      'p.published',
      sql<number>`coalesce(s.on_hand, 0)`.as('on_hand'),
      sql<number>`coalesce(s.reserved, 0)`.as('reserved'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const few = 10
const list = listQuery(priceList, {
  rows: rowsOf,
  search: [foldedWords('p.name_words'), partOf('p.product_code')],
  filters: {
    published: (row, published) => row('p.published', '=', published === 'yes'),
    stock: (row, stock) =>
      row(sql`coalesce(s.on_hand - s.reserved, 0)`, '<=', stock === 'out' ? 0 : few),
  },
  sorts: {
    code: sql`p.product_code`,
    price: sql`p.discount_price`,
    stock: sql`coalesce(s.on_hand - s.reserved, 0)`,
  },
  tie: 'p.id',
})

function toRow({ name, original_price, discount_price, on_hand, ...row }: Row): PriceRow {
  return {
    ...row,
    line: {
      name,
      original_price: vnd(original_price),
      discount_price: vnd(discount_price),
      on_hand,
      new_original: null,
      new_discount: null,
      starts_at: null,
      ends_at: null,
      counted: null,
    },
  }
}
