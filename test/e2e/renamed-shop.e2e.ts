import type { RouteObject } from 'react-router'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoShop } from '#seed/settings/demo-shop.ts'
import { loadExperts } from '#seed/load/experts.ts'
import { loadListedPharmacies } from '#seed/load/listed-pharmacies.ts'
import { loadPublishing } from '#seed/load/publishing.ts'
import { loadStaff } from '#seed/load/staff.ts'
import { saveSetting } from '#server/settings/index.ts'
import { backofficeRoutes } from '#web/backoffice/routes.ts'
import { pharmacyRoutes } from '#web/pharmacy/routes.ts'
import { routes } from '#web/shop/routes.ts'
import { openPharmacy } from '../support/pharmacy.ts'
import { inBackoffice } from './support/backoffice.ts'
import { logInToPharmacy } from './support/counter.ts'
import { readPage, valuesOf } from './support/read-page.ts'
import { createE2eShop, type Visitor } from './support/stage.ts'

const stage = createE2eShop()
const oldName = /An Lành|AnLanh|anlanh/

beforeAll(async () => {
  const { ctx } = stage.shop
  await loadStaff(ctx)
  await loadListedPharmacies(ctx)
  await loadPublishing(ctx)
  await loadExperts(ctx)
  await rewriteContent()
  await saveSetting(ctx, 'shop', {
    ...demoShop,
    brandName: 'Nhà thuốc Minh Châu',
    shortName: 'Minh Châu',
    slogan: 'Tận tâm từng viên thuốc',
    companyName: 'Công ty Minh Châu',
    email: 'hotro@minhchau.example',
  })
  ctx.cache.clear()
})

/** What the demo's people wrote themselves is theirs to write anew; all else the shop says by its settings. */
async function rewriteContent(): Promise<void> {
  const { db } = stage.shop.ctx
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as table, column_name as column, format_type(a.atttypid, a.atttypmod) as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    join pg_attribute a on a.attrelid = format('%I.%I', table_schema, table_name)::regclass
      and a.attname = column_name
    where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and data_type in ('text', 'character varying', 'jsonb', 'ARRAY')
      and format_type(a.atttypid, a.atttypmod) in ('text', 'jsonb', 'text[]')`.execute(db)
  await db.transaction().execute(async (trx) => {
    // Also what nobody may change: here it is as if it had never been written otherwise.
    await sql`set local session_replication_role = replica`.execute(trx)
    for (const { table, column, type } of rows) {
      const field = sql.ref(column)
      await sql`
        update ${sql.table(table)}
        set ${field} = replace(replace(${field}::text, 'An Lành', 'Bình Minh'), 'anlanh', 'binhminh')::${sql.raw(type)}
        where ${field}::text ~ 'An Lành|anlanh'`.execute(trx)
    }
  })
}

test('no page that anybody can open says the old name', async () => {
  const { origin } = stage.shop
  const maps = await placesOf(`${origin}/sitemap.xml`)
  const listed = (await Promise.all(maps.map((map) => placesOf(origin + map)))).flat()
  const paths = new Set([...listed, ...fixedPaths(routes)])
  expect(paths.size).toBeGreaterThan(100)
  const wrong: string[] = []
  for (const path of paths) {
    const { html } = await readPage(origin + path)
    if (oldName.test(html)) wrong.push(`${path}: ${aroundName(html)}`)
  }
  expect(wrong).toEqual([])
})

test('no page of the desk does', async () => {
  const visitor = await inBackoffice(stage, 'admin', '/quan-tri/')
  expect(await wrongPages(visitor, fixedPaths(backofficeRoutes))).toEqual([])
})

test('no page of a pharmacy does', async () => {
  const pharmacy = await openPharmacy(stage.shop)
  const visitor = await stage.visit(null)
  await logInToPharmacy(visitor.page, pharmacy)
  const paths = fixedPaths(pharmacyRoutes).map((path) => `${path}?id=${pharmacy.code}`)
  expect(await wrongPages(visitor, paths)).toEqual([])
})

/** As the server writes them for who is logged in, with what they show read in. */
async function wrongPages({ page }: Visitor, paths: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  for (const path of paths) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).toContain('Minh Châu')
    if (oldName.test(html)) wrong.push(`${path}: ${aroundName(html)}`)
  }
  return wrong
}

/** The paths that a sitemap, or the list of them, names. */
async function placesOf(url: string): Promise<string[]> {
  const xml = await (await fetch(url)).text()
  return valuesOf(xml, 'loc').map((place) => new URL(place).pathname)
}

function aroundName(html: string): string {
  const at = html.search(oldName)
  return html.slice(Math.max(0, at - 80), at + 40)
}

/** The addresses of a table that need nothing filled in. */
function fixedPaths(table: readonly RouteObject[], above = ''): string[] {
  return table.flatMap(({ path = '', index, children, lazy }) => {
    const here = path === '' ? above : `${above}/${path}`
    if (children) return fixedPaths(children, here)
    return !lazy || /[:*?]/.test(here) ? [] : [index ? `${above}/` : `${here}/`]
  })
}
