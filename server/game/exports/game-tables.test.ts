import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderExport } from '#domain/backoffice/exports/api.ts'
import { listAudit } from '#domain/staff/api.ts'
import { csvText } from '#test/support/csv-text.ts'
import { playClosedBike, playClosedGame } from '#test/support/settle-games.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { resourceListeners } from '../../resource/index.ts'
import { gameTables } from './game-tables.ts'

let shop: Awaited<ReturnType<typeof openMemberShop>>
let marketer: StaffMember
let accountant: StaffMember

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  marketer = await hireStaff(shop, 'content')
  accountant = await hireStaff(shop, 'accountant')
})
afterAll(() => shop.close())

const get = (path: string, { headers }: StaffMember) =>
  shop.app.fastify.inject({ url: `/api${path}`, headers })
const linesOf = (text: string) => text.trimEnd().split('\r\n')

async function auditOf({ username }: StaffMember) {
  const admin = await hireStaff(shop)
  const { items } = await shop.call(listAudit, { page: 1, limit: 50 }, { headers: admin.headers })
  return items.filter(({ staff }) => staff === username).map(({ action }) => action)
}

test('what may be published is masked; whose it is has who settles, and the audit says so', async () => {
  const { id } = await playClosedGame(shop, { phones: ['0912200001', '0912200002'] })
  const masked = csvText(await get(`/admin/games/${id}/tables/entries`, marketer))
  expect(linesOf(masked)).toHaveLength(3)
  expect(masked).toContain('***001')
  expect(masked).not.toContain('0912')
  const full = `/admin/games/${id}/tables/wins?full=true`
  expect((await get(full, marketer)).statusCode).toBe(403)
  expect(csvText(await get(full, accountant))).toContain('0912 200 001')
  expect(await auditOf(marketer)).toContain('Xuất dữ liệu trò chơi')
  expect(await auditOf(accountant)).toContain('Xuất dữ liệu cá nhân của người chơi')
})

test('of winners nobody is told who is held or has lapsed', async () => {
  const held = await playClosedGame(shop, { phones: ['0912200003'], holds: { value_from: 1 } })
  const sent = await playClosedBike(shop, '0912200004')
  const read = async ({ id }: { id: number }) =>
    linesOf(csvText(await get(`/admin/games/${id}/tables/winners`, marketer)))
  expect(await read(held)).toHaveLength(1)
  expect((await read(sent))[1]).toContain('Xe máy')
})

test('a long table is made by the worker, for whoever may have it', async () => {
  const phones = Array.from({ length: 12 }, (_, at) => `09122100${String(at).padStart(2, '0')}`)
  const { id } = await playClosedGame(shop, {
    phones,
    lots: [{ prize: 1, quantity: 12, last_day: 0 }],
  })
  const order = (full: boolean, { headers }: StaffMember) => {
    const asked = { id: String(id), what: 'entries', full: String(full) }
    return shop.call(orderExport, { list: 'games/tables', format: 'csv', asked }, { headers })
  }
  expect(await refusalOf(order(true, marketer))).toBe('forbidden')
  const file = await order(true, accountant)
  const listeners = resourceListeners({ kinds: [], files: [gameTables] })
  await listeners['export.ordered']!['makeFile']!(shop.ctx, { exportId: file.id })
  const fetched = await get(`/admin/exports/${file.id}/file`, accountant)
  expect(linesOf(csvText(fetched))).toHaveLength(13)
  expect(csvText(fetched)).toContain('0912 210 011')
  expect((await get(`/admin/exports/${file.id}/file`, marketer)).statusCode).toBe(404)
})
