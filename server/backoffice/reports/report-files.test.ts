import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderExport } from '#domain/backoffice/exports/api.ts'
import type { ExportFormat } from '#domain/export-formats.ts'
import { loadLoyaltyDesk } from '#seed/load/loyalty-desk.ts'
import { loadDemo } from '#seed/load/index.ts'
import { loadMembers } from '#seed/load/members.ts'
import { loadSpecialOrders } from '#seed/load/special-orders.ts'
import { loadStaff } from '#seed/load/staff.ts'
import { resourceListeners } from '#server/resource/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { csvText } from '#test/support/csv-text.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { countCodeDays } from './count-code-days.ts'
import { countCohorts } from './count-cohorts.ts'
import { reportFiles } from './report-files.ts'

let shop: TestShop
let accountant: StaffMember
beforeAll(async () => {
  shop = await openMemberShop()
  await loadDemo(shop.ctx)
  await loadMembers(shop.ctx)
  await loadSpecialOrders(shop.ctx)
  await loadStaff(shop.ctx)
  await loadLoyaltyDesk(shop.ctx)
  await countCodeDays(shop.ctx)
  await countCohorts(shop.ctx)
  accountant = await hireStaff(shop, 'accountant')
})
afterAll(() => shop.close())

const get = (path: string, { headers }: StaffMember) =>
  shop.app.fastify.inject({ method: 'GET', url: `/api${path}`, headers })

/** As the worker makes it. */
async function made(list: string, format: ExportFormat, asked: Record<string, string>) {
  const { id } = await shop.call(orderExport, { list, format, asked }, accountant)
  const listeners = resourceListeners({ kinds: [], files: reportFiles })
  await listeners['export.ordered']!['makeFile']!(shop.ctx, { exportId: id })
  return get(`/admin/exports/${id}/file`, accountant)
}

describe.each([
  ['report-codes', '/admin/reports/codes/export', { by: 'product' }],
  ['report-codes', '/admin/reports/codes/export', { by: 'day' }],
  ['report-cohorts', '/admin/reports/cohorts/export', { split: 'all', months: '6' }],
  ['report-cohorts', '/admin/reports/cohorts/export', { split: 'channel', months: '12' }],
])('%s of the worker', (list, path, asked) => {
  test(`says what is had at once: ${JSON.stringify(asked)}`, async () => {
    const atOnce = await get(`${path}?${new URLSearchParams(asked).toString()}`, accountant)
    const later = await made(list, 'csv', asked)
    expect(csvText(atOnce).split('\r\n').length).toBeGreaterThan(2)
    expect(csvText(later)).toBe(csvText(atOnce))
  })

  test('is a workbook, too', async () => {
    const file = await made(list, 'xlsx', asked)
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  test('is for whoever may read the report, and of what it can be asked', async () => {
    const care = await hireStaff(shop, 'warehouse')
    const order = { list, format: 'xlsx', asked } as const
    expect(await refusalOf(shop.call(orderExport, order, care))).toBe('forbidden')
    const wrong = { ...order, asked: { by: 'weather', split: 'weather' } }
    expect(await refusalOf(shop.call(orderExport, wrong, accountant))).toBe('invalidInput')
  })
})
