import { listPointPackages } from '#domain/catalog/point-packages/api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as catalog from '#domain/catalog/api.ts'
import { employees } from '#domain/employee/backoffice.ts'
import { checkStaffIncentive } from '#domain/employee/api.ts'
import { listSubscriptions } from '#domain/subscription/api.ts'
import * as vaccine from '#domain/vaccine/api.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { products } from '#seed/catalog/products/index.ts'
import { loadDemo } from '#seed/load/index.ts'
import { loadMembers } from '#seed/load/members.ts'
import { loadSpecialOrders } from '#seed/load/special-orders.ts'
import { examine } from '#server/doctor.ts'
import type { TestShop } from './support/app.ts'
import { logIn, openMemberShop } from './support/members.ts'
import { staffHeaders } from './support/staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openMemberShop()
  await loadDemo(shop.ctx)
  await loadMembers(shop.ctx)
  expect(await loadSpecialOrders(shop.ctx)).toBe(true)
})
afterAll(() => shop.close())

test('the demo of the special orders is loaded once and holds together', async () => {
  expect(await loadSpecialOrders(shop.ctx)).toBe(false)
  expect(await examine(shop.ctx.db)).toEqual([])
})

test('the other shop shows none of it', async () => {
  const { paginate } = await shop.call(catalog.listAllProducts, {})
  expect(paginate.total_data).toBe(products.filter((each) => each.productCode !== 'CC6').length)
  const menu = await shop.call(catalog.getMenu, {})
  expect(menu).toHaveLength(8)
  const { facets } = await shop.call(catalog.filterProducts, { search: 'gói tiêm chủng' })
  expect(facets.categories.map(({ slug }) => slug)).not.toContain('goi-tiem-chung')
  for (const path of ['/sitemap-products.xml', '/sitemap-pages.xml', '/merchant-feed.xml']) {
    const { body } = await shop.app.fastify.inject({ url: path })
    expect(body).toContain('<?xml')
    expect(body).not.toMatch(/goi-tiem|goi-diem|vac-xin/)
  }
})

test('the vaccine-centre shop has its own goods, shared ones, and centres from north to south', async () => {
  const { items, categories } = await shop.call(vaccine.listVaccineProducts, { limit: 100 })
  expect(items.filter(({ product_type }) => product_type === 'vaccine')).toHaveLength(9)
  expect(items.filter(({ product_type }) => product_type === 'sale')).toHaveLength(7)
  expect(categories[0]).toEqual({ slug: 'goi-tiem-chung', name: 'Gói tiêm chủng', count: 5 })
  const page = await shop.call(vaccine.getVaccineProduct, { slug: items[0]!.slug })
  expect(page.description).toContain('<h3>')
  expect(page.faqs.length).toBeGreaterThanOrEqual(3)
  const centers = await shop.call(vaccine.listVaccineCenters, {})
  expect(centers).toHaveLength(8)
  expect(centers[0]!.province).toBe('Hà Nội')
  expect(centers.at(-1)!.province).toBe('Cần Thơ')
})

test('points are sold in four packages', async () => {
  const packages = await shop.call(listPointPackages, {})
  expect(packages.map(({ pointAmount, for_sale }) => [pointAmount, for_sale])).toEqual([
    ...[100, 300, 500, 1000].map((points) => [points, true]),
  ])
})

test('an employee of the demo may order at the staff price from either phone', async () => {
  const headers = await staffHeaders(shop)
  const [phone, other] = demoLogins.employee.phones
  const { items } = await shop.call(employees.list, { q: phone }, { headers })
  expect(items).toMatchObject([{ number: 'NV0012', phones: [phone, other] }])
  const [jex] = (await shop.call(catalog.filterProducts, { search: 'JEX30' })).items
  const question = { phone: other, products: [{ id: jex!.id, quantity: 1 }], preview: true }
  const told = await shop.call(checkStaffIncentive, question)
  expect(told).toMatchObject({ allowed: true, lines: [{ percent: 20 }] })
})

test('the demo member has a subscription', async () => {
  const { phone, password } = demoLogins.member
  const { headers } = await logIn(shop, phone, password)
  expect(await shop.call(listSubscriptions, {}, { headers })).toMatchObject([
    { state: 'active', quantity: 2, cycle: '30 ngày', product: { slug: 'wit' } },
  ])
})
