import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { feeRules } from '#domain/order/fees/backoffice.ts'
import { carrierRules } from '#domain/order/carriers/backoffice.ts'
import type { ImportAnswer } from '#domain/resource.ts'
import { listAudit } from '#domain/staff/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { csvText } from '#test/support/csv-text.ts'
import { sendForm } from '#test/support/send-form.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'

let shop: TestShop
let admin: StaffMember
beforeAll(async () => {
  shop = await openTestShop({ template: inject('postgres').withUnits })
  admin = await hireStaff(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.ctx.db.deleteFrom('carrier_rule').execute()
  await shop.ctx.db.deleteFrom('fee_rule').execute()
})

const reason = 'Hợp đồng mới'
async function send(path: string, text: string, dryRun = false): Promise<ImportAnswer> {
  const fields = { dry_run: String(dryRun), reason }
  const { headers } = admin
  const answer = await sendForm(shop, { path, headers, file: Buffer.from(text), fields })
  return answer.json<{ data: ImportAnswer }>().data
}
const carriers = (text: string, dryRun?: boolean) =>
  send('/admin/carrier-rules/import', text, dryRun)
const fees = (text: string, dryRun?: boolean) => send('/admin/fee-rules/import', text, dryRun)
const rules = async () => (await shop.call(carrierRules.list, {}, admin)).items

const head =
  'Tên luật,Thứ tự,Đơn vị vận chuyển,Loại đơn,Vùng,Tỉnh,Từ (gram),Dưới (gram),Thu tiền khi giao,Đang dùng'
const south = 'Miền Nam nhẹ,10,VNPost,Mọi đơn,Miền Nam,,0,"2.000",Không thu tiền khi giao,Có'
const city =
  'Hai thành phố,5,Viettel Post,Đơn thường,Cả nước,Hà Nội; Hồ Chí Minh,,,Thu tiền hay không,x'

describe('rules of carriers by file', () => {
  test('are tried first, then written whole, then changed by name', async () => {
    const file = [head, south, city].join('\n')
    expect(await carriers(file, true)).toMatchObject({ written: false, added: 2, wrong: 0 })
    expect(await rules()).toEqual([])
    expect(await carriers(file)).toMatchObject({ written: true, added: 2 })
    expect(await rules()).toMatchObject([
      { name: 'Hai thành phố', unit: 'Viettel Post', provinces: [1, 79], active: true },
      { name: 'Miền Nam nhẹ', region: 'south', max_weight: 2000, cash: 'paid' },
    ])
    const again = 'Tên luật,Đơn vị vận chuyển\nMiền Nam nhẹ,Cửa hàng tự giao\nHai thành phố,\n'
    const answer = await carriers(again)
    expect(answer).toMatchObject({ written: true, changed: 1, same: 1 })
    expect(answer.preview[0]!.changes).toEqual([
      { column: 'Đơn vị vận chuyển', before: 'VNPost', after: 'Cửa hàng tự giao' },
    ])
    const { items } = await shop.call(listAudit, { staff_id: admin.id }, admin)
    expect(items[0]).toMatchObject({ action: 'Nhập luật chọn vận chuyển từ tệp', reason })
  })

  test('come back as they left', async () => {
    await carriers([head, south, city].join('\n'))
    const { headers } = admin
    const url = '/api/admin/carrier-rules/export?format=csv'
    const out = csvText(await shop.app.fastify.inject({ method: 'GET', url, headers }))
    expect(out).toContain('Hà Nội; Hồ Chí Minh')
    expect(await carriers(out)).toMatchObject({ written: true, same: 2, added: 0, changed: 0 })
  })

  test.each([
    ['an unknown carrier', 'Luật A,1,DHL,,,,,,,', 'Đơn vị vận chuyển'],
    ['an unknown region', 'Luật A,1,VNPost,,Tây Nguyên,,,,,', 'Vùng'],
    ['an unknown province', 'Luật A,1,VNPost,,,Atlantis,,,,', 'Tỉnh'],
    ['a region and provinces', 'Luật A,1,VNPost,,Miền Bắc,Hà Nội,,,,', 'Tỉnh'],
    ['an unknown kind of order', 'Luật A,1,VNPost,Đơn sỉ,,,,,,', 'Loại đơn'],
    ['weights that hold nothing', 'Luật A,1,VNPost,,,,900,900,,', 'Dưới (gram)'],
    ['a weight that is no figure', 'Luật A,1,VNPost,,,,nhẹ,,,', 'Từ (gram)'],
    ['a weight beyond all parcels', 'Luật A,1,VNPost,,,,,9000000,,', 'Dưới (gram)'],
    ['a place in the order below one', 'Luật A,0,VNPost,,,,,,,', 'Thứ tự'],
    ['no place in the order', 'Luật A,,VNPost,,,,,,,', 'Thứ tự'],
    ['no carrier', 'Luật A,1,,,,,,,,', 'Đơn vị vận chuyển'],
    ['a cash that is neither', 'Luật A,1,VNPost,,,,,,thẻ,', 'Thu tiền khi giao'],
    ['a name that is too short', 'A,1,VNPost,,,,,,,', 'Tên luật'],
    ['no name', ',1,VNPost,,,,,,,', 'Tên luật'],
    ['a use that is neither', 'Luật A,1,VNPost,,,,,,,có lẽ', 'Đang dùng'],
    ['the same name twice', `Miền nam NHẸ,1,VNPost,,,,,,,`, 'Tên luật'],
  ])('with %s are told at their cell, and nothing is written', async (_, line, column) => {
    const answer = await carriers([head, south, line, city].join('\n'))
    expect(answer).toMatchObject({ written: false, wrong: 1 })
    expect(answer.errors).toEqual([
      { row: 3, column, message: expect.stringMatching(/\p{L}/u) as string },
    ])
    expect(await rules()).toEqual([])
  })

  test('without a column that is needed are refused by their first line', async () => {
    const answer = await carriers('Thứ tự,Đơn vị vận chuyển\n1,VNPost\n')
    expect(answer.errors[0]).toMatchObject({ row: 1 })
    expect(await rules()).toEqual([])
  })
})

describe('rules of fees by file', () => {
  const feeHead =
    'Tên luật,Thứ tự,Vùng,Tỉnh,Từ (gram),Dưới (gram),Tiền hàng từ,Tiền hàng dưới,Phí,Từ ngày,Đến ngày'
  const good = 'Miền Nam,5,Miền Nam,,0,5000,0,500000,30000,2026-12-01,2026-12-31'

  test.each([
    ['no fee', 'Luật A,1,,,,,,,,,', 'Phí'],
    ['a fee below nothing', 'Luật A,1,,,,,,,-5,,', 'Phí'],
    ['weights that hold nothing', 'Luật A,1,,,900,800,,,1000,,', 'Dưới (gram)'],
    ['sums that hold nothing', 'Luật A,1,,,,,500,400,1000,,', 'Tiền hàng dưới'],
    ['days that hold nothing', 'Luật A,1,,,,,,,1000,2026-12-02,2026-12-01', 'Đến ngày'],
    ['a day that is none', 'Luật A,1,,,,,,,1000,2026-02-30,', 'Từ ngày'],
    ['a region and provinces', 'Luật A,1,Miền Bắc,Hà Nội,,,,,1000,,', 'Tỉnh'],
    ['an unknown province', 'Luật A,1,,Atlantis,,,,,1000,,', 'Tỉnh'],
  ])('with %s are told at their cell, and nothing is written', async (_, line, column) => {
    const answer = await fees([feeHead, good, line].join('\n'))
    expect(answer).toMatchObject({ written: false, wrong: 1, errors: [{ row: 3, column }] })
    expect((await shop.call(feeRules.list, {}, admin)).items).toEqual([])
  })

  test('are written whole', async () => {
    expect(await fees([feeHead, good].join('\n'))).toMatchObject({ written: true, added: 1 })
  })
})
