import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workedTable } from '#domain/cart/worked-table.ts'
import { saveSetting } from '#server/settings/index.ts'
import type { TestShop } from './support/app.ts'
import { openMemberShop } from './support/members.ts'
import { hireStaff, type StaffMember } from './support/staff.ts'
import { staffWrites } from './support/staff-writes.ts'
import { addStock } from './support/stock.ts'

const rules = readFileSync(resolve(import.meta.dirname, '../docs/rules/shown-people.md'), 'utf8')
const taskLists = workedTable(rules, 'list').map(({ list }) => list!.replaceAll('`', ''))

/** Whose preparing leaves somebody in a list; nobody but customers is called as members of tests are. */
const prepared = [
  'POST /admin/orders/{code}/move',
  'POST /admin/return-requests/{id}/accept',
  'POST /admin/leads/{id}/erase',
  'POST /admin/game-wins/{id}/release',
  'PUT /admin/questions/{id}',
  'POST /admin/chats/{id}/messages',
  'POST /admin/chats/{id}/visitor',
  'POST /admin/customers/{id}/notes',
  'POST /admin/data-requests/{id}/answer',
  'POST /admin/merges/{id}/code',
  'PUT /admin/point-adjustments/{id}',
  'PUT /admin/membership-locks/{id}',
  'PUT /admin/counterfeit-reports/{id}',
  'POST /admin/entry-locks/end',
  'POST /admin/codes/tries/{id}/trace',
  'POST /admin/refunds/{id}/ask-account',
]

let shop: TestShop
let admin: StaffMember
let names: string[]
let phones: string[]
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  admin = await hireStaff(shop)
  await addStock(shop.ctx.db, [{ code: 'JEX' }])
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'qrCode'])
  for (const key of prepared) await staffWrites[key]!({ shop, admin })
  const people = await shop.ctx.db.selectFrom('customer').select(['name', 'phone']).execute()
  const leads = await shop.ctx.db.selectFrom('content_lead').select(['name', 'phone']).execute()
  const known = [...people, ...leads]
  names = [...new Set(known.flatMap(({ name }) => name || []))].filter((name) => name.includes(' '))
  phones = known.flatMap(({ phone }) => phone ?? [])
})
afterAll(() => shop.close())

async function bodyOf(path: string): Promise<string> {
  const { headers } = admin
  const { body } = await shop.app.fastify.inject({ method: 'GET', url: `/api${path}`, headers })
  return body
}

/** What staff read without naming a record: lists, counts, searches, and files of lists. */
function listPaths(): string[] {
  const served = [...shop.app.routes.values()].map(({ endpoint }) => endpoint)
  return [...served, ...shop.app.rawRoutes.values()]
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/admin/'))
    .map(({ path }) => path)
    .filter((path) => !path.includes('{') && path !== '/admin/live')
}

describe('whom the lists of the desk name', () => {
  test('somebody stands in each list of tasks, by a whole name', async () => {
    expect(taskLists.length).toBeGreaterThan(3)
    for (const list of taskLists.filter((each) => each !== 'game-wins')) {
      const body = await bodyOf(`/admin/${list}?limit=100`)
      expect(
        names.some((name) => body.includes(name)),
        list,
      ).toBe(true)
    }
  })

  test('no other list says a whole name, and none a whole phone but the file of the board', async () => {
    for (const path of listPaths()) {
      const body = await bodyOf(path)
      const list = path.split('/')[2]!
      if (path !== '/admin/orders/export') {
        expect(
          phones.filter((phone) => body.includes(phone)),
          path,
        ).toEqual([])
      }
      if (!taskLists.includes(list)) {
        expect(
          names.filter((name) => body.includes(name)),
          path,
        ).toEqual([])
      }
    }
  })

  test('somebody stands in lists of people and of health, masked', async () => {
    for (const list of ['customers', 'data-requests', 'merges', 'membership-locks', 'chats']) {
      expect(await bodyOf(`/admin/${list}?limit=100`), list).toMatch(/\*{7}\d{3}|[A-ZĐ]\. [A-ZĐ]\./)
    }
  })

  test.each(['lan', '4567'])('a search for %s says no whole phone', async (q) => {
    const body = await bodyOf(`/admin/search?q=${q}`)
    expect(phones.filter((phone) => body.includes(phone))).toEqual([])
  })
})
