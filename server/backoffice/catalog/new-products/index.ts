import { sql } from 'kysely'
import { auditTexts } from '#domain/backoffice/audit-texts.ts'
import {
  exampleProduct,
  newProductTexts as texts,
} from '#domain/publishing/backoffice/new-product-texts.ts'
import {
  importNewProducts,
  newProducts,
  newProductsForm,
} from '#domain/publishing/backoffice/new-products.ts'
import { listShelfNames } from '../../../catalog/index.ts'
import type { Caller } from '../../../context.ts'
import type { App } from '../../../platform/http/app.ts'
import { rawRoute } from '../../../platform/http/raw-route.ts'
import { sendForm, serveImport, type Imported } from '../../../resource/index.ts'
import { addLine, type ShelfNames } from './add-line.ts'
import { newProductColumns } from './columns.ts'

/** New products by a file, and the empty form of it. */
export function serveNewProducts(app: App): void {
  serveImport(app, importNewProducts, newProductsBy)
  rawRoute(app, newProductsForm, async (ctx, { input: { format }, reply }) => {
    const { categories, brands } = await listShelfNames(ctx.db)
    // Of the shop's own shelf, so that the words are ones that it knows.
    const shelf = { category: categories[0]?.name ?? '', brand: brands[0]?.name ?? '' }
    const example = { kind: 'supplement', ...exampleProduct, ...shelf }
    return sendForm(ctx, reply, { table, format, example })
  })
}

/** A product is some fifteen statements: so many take seconds, and the file is one transaction. */
const maxRows = 1000

type Table = Imported<typeof newProducts>['table']

const table: Table = {
  file: 'san-pham-moi',
  columns: newProductColumns,
  key: 'product_code',
  defaults: {},
  titleOf: ({ product_code: code, name }) => `${code} ${name}`,
  listByKeys: ({ db }, codes) =>
    db
      .selectFrom('product')
      .select(['id', 'version', 'product_code'])
      .where(
        sql`upper(product_code)`,
        'in',
        codes.map((code) => code.toUpperCase()),
      )
      .execute(),
}

/** Each product is written by whoever sent the file, with a line of the audit of its own. */
function newProductsBy(caller: Caller): Imported<typeof newProducts> {
  let shelf: Promise<ShelfNames> | undefined
  return {
    resource: newProducts,
    table,
    maxRows,
    change: texts.known,
    handlers: {
      texts: { imported: auditTexts.productImported },
      taken: {},
      create: async (ctx, line) => {
        shelf ??= listShelfNames(ctx.db)
        return addLine(ctx, line, { shelf: await shelf, caller })
      },
    },
  }
}
