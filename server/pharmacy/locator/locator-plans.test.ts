import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Input } from '#domain/contract.ts'
import * as api from '#domain/pharmacy/locator/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { explain, recordStatements, type Statement } from '#test/support/explained.ts'
import { openMemberShop } from '#test/support/members.ts'

/** Enough that reading them all is the worse way to find those of a place. */
const filled = 30_000

let shop: TestShop
let client: Client
let statements: Statement[]

beforeAll(async () => {
  shop = await openMemberShop()
  await shop.ctx.pool.query(
    `insert into drugstore (code, name, province_id, district_id, ward_id, street, full_address,
       latitude, longitude, listed_on, created_at, updated_at)
     select 'P' || n, 'Nhà thuốc ' || md5(n::text), district.parent_code, district.code, ward.code,
       n || ' Trường Chinh', n || ' Trường Chinh, ' || ward.name || ', ' || district.name,
       10 + n % 12, 105 + n % 3, case when n % 3 > 0 then date '2026-11-01' end, now(), now()
     from generate_series(1, ${filled}) as n
     join (select row_number() over (order by code) as place, code, name, parent_code from admin_unit
       where scheme = 'gso63' and level = 'ward') as ward on ward.place = 1 + n % 10000
     join admin_unit district on district.scheme = 'gso63' and district.level = 'district'
       and district.code = ward.parent_code`,
  )
  await shop.ctx.pool.query('vacuum analyze drugstore')
  client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  statements = recordStatements(shop.ctx.pool)
})
afterAll(async () => {
  await client.end()
  await shop.close()
})

const asked: readonly (readonly [string, Input<typeof api.listPharmacies>])[] = [
  ['a province of today', { province: 4 }],
  ['a ward of today', { province: 1, ward: 229 }],
  ['a province before', { scheme: 'gso63', province: 4 }],
  ['a district', { district: 6 }],
  ['a ward before', { scheme: 'gso63', ward: 238 }],
  ['a street with its number', { q: '4711 truong chinh' }],
  ['the nearest of a district', { district: 6, lat: 21, lng: 105.8 }],
]

test.for(asked)('%s is found by an index', async ([, input]) => {
  const { paginate } = await shop.call(api.listPharmacies, input)
  expect(paginate.total_data).toBeGreaterThan(0)
  statements.length = 0
  await shop.call(api.listPharmacies, { ...input, limit: 19 })
  const own = statements.filter(({ text }) => /drugstore/.test(text))
  expect(own.length).toBeGreaterThan(1)
  for (const statement of own) expect(await wholeReadsOf(statement), statement.text).toEqual([])
})

test('the first page of all stops as soon as it is full', async () => {
  statements.length = 0
  await shop.call(api.listPharmacies, {})
  const rows = statements.find(({ text }) => /order by/.test(text) && /drugstore/.test(text))
  expect(await wholeReadsOf(rows!)).toEqual([])
})

async function wholeReadsOf(statement: Statement) {
  const nodes = await explain(client, statement)
  return nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'])
}
