import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSetting } from '#domain/settings/api.ts'
import * as api from '#domain/settings/backoffice/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  headers = await staffHeaders(shop)
})
afterAll(() => shop.close())

const reason = 'Chạy thử'

test('a setting that staff save holds at once, with who, when and why', async () => {
  const all = await shop.call(api.listBackofficeSettings, {}, { headers })
  const otp = all.find(({ key }) => key === 'ORDER_OTP')!
  expect(otp).toMatchObject({ value: false, version: 0, public: true })
  const change = { key: 'ORDER_OTP', value: true, version: otp.version, reason } as const
  expect(await shop.call(api.changeSetting, change, { headers })).toMatchObject({
    value: true,
    version: 1,
  })
  expect(await shop.call(getSetting, { key: 'ORDER_OTP' })).toMatchObject({ value: true })
  const [last] = await shop.call(api.listSettingChanges, { key: 'ORDER_OTP' }, { headers })
  expect(last).toMatchObject({ before: false, after: true, reason })
})

test('of two who save at once one is told to look again', async () => {
  const save = (months: number) =>
    shop
      .call(
        api.changeSetting,
        { key: 'pointsValidity', value: { months }, version: 0, reason },
        { headers },
      )
      .then(
        () => 'saved',
        (error: { code: string; current: unknown }) => error,
      )
  const answers = await Promise.all([save(6), save(18)])
  const refused = answers.find((answer) => answer !== 'saved')
  const stands = answers[0] === 'saved' ? 6 : 18
  expect(answers.filter((answer) => answer === 'saved')).toHaveLength(1)
  expect(refused).toMatchObject({
    code: 'conflict',
    current: { key: 'pointsValidity', value: { months: stands }, version: 1 },
  })
})

test('what a setting cannot be is told at the part of it, in its own words where it has some', async () => {
  const save = (key: 'trackingLinks' | 'shippingFee', value: unknown) =>
    shop.call(api.changeSetting, { key, value, version: 0, reason }, { headers })
  await expect(
    save('trackingLinks', { own: 'http://o.example', viettelPost: '', vnPost: '' }),
  ).rejects.toMatchObject({
    fields: { 'value.own': expect.stringContaining('{code}') as unknown },
  })
  await expect(
    save('shippingFee', { normal: -1, pickup: 0, byProvince: { '79': 1.5 } }),
  ).rejects.toMatchObject({
    fields: {
      'value.normal': 'Giá trị chưa hợp lệ',
      'value.byProvince.79': 'Giá trị chưa hợp lệ',
    },
  })
})

test('nonsense is refused, and so is whoever may only look', async () => {
  const wrong = { key: 'shippingFee', value: { normal: -1 }, version: 0, reason } as const
  await expect(shop.call(api.changeSetting, wrong, { headers })).rejects.toThrow('400 invalidInput')
  const care = await staffHeaders(shop, 'care')
  await expect(
    shop.call(api.changeSetting, { ...wrong, value: 1 }, { headers: care }),
  ).rejects.toThrow('403 forbidden')
})
