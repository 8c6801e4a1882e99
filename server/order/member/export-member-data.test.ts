import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportCounterfeit } from '#domain/genuine/api.ts'
import { exportData } from '#domain/identity/account-data/api.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, registerMember } from '#test/support/members.ts'
import { noteAttempt } from '../../genuine/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop.close())

test("a member's data holds the codes that were entered, masked, and what was reported", async () => {
  const [lan, nam] = [
    await registerMember(shop, '0904000001'),
    await registerMember(shop, '0904000002'),
  ]
  const enter = (phone: string, pharmacyCode: string | null) =>
    noteAttempt(shop.ctx.db, {
      phone,
      code: 'ABC123XYZ789',
      pharmacyCode,
      channel: pharmacyCode ? 'store' : 'member',
      address: '10.0.0.9',
      batchId: null,
      result: resultCodes.codeIncorrect,
      point: 0,
      at: shop.ctx.clock.now(),
    })
  await enter(lan.phone, null)
  await enter(nam.phone, null)
  await enter(lan.phone, 'NT01')
  const photo = `data:image/png;base64,${onePixel}`
  const reported = { code: 'ABC123XYZ789', place: 'Chợ Bến Thành', description: 'Tem mờ', photo }
  const { reference } = await shop.call(reportCounterfeit, reported, { headers: lan.headers })

  const data = await shop.call(exportData, {}, { headers: lan.headers })
  const created_at = '2026-11-21T09:00:00.000+07:00'
  const code = 'ABC******789'
  const wrong = { code, result: resultCodes.codeIncorrect, point: 0, created_at }
  expect(data.code_tries).toEqual([
    { ...wrong, channel: 'store', store_code: 'NT01', address: '10.0.0.9' },
    { ...wrong, channel: 'member', address: '10.0.0.9' },
  ])
  const { place, description } = reported
  expect(data.counterfeit_reports).toEqual([
    {
      reference,
      code,
      place,
      description,
      state: 'new',
      created_at,
      photo_bytes: expect.any(Number),
    },
  ])
})

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
