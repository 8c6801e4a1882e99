import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSetting, getShopIdentity } from '#domain/settings/api.ts'
import { demoShop } from '#seed/settings/demo-shop.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { readSetting, readSettings, saveSetting } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
})
afterAll(() => shop.close())

describe('a setting', () => {
  test('starts as the specifications say', async () => {
    expect(await shop.call(getSetting, { key: 'ORDER_OTP' })).toEqual({
      key: 'ORDER_OTP',
      value: false,
    })
    const settings = await readSettings(shop.ctx.db, [
      'ECO_STAFF_ORDER_DURATION_DATE',
      'ECO_STAFF_INCENTIVES',
      'shippingFee',
    ])
    expect(settings).toEqual({
      ECO_STAFF_ORDER_DURATION_DATE: 30,
      ECO_STAFF_INCENTIVES: {},
      shippingFee: { normal: 10_000, pickup: 0, byProvince: {} },
    })
    const identity = await shop.call(getShopIdentity, {})
    expect(identity).toMatchObject({
      brandName: 'An Lành',
      hotline: '028 7102 6089',
      vaccineHotline: '028 7102 6595',
    })
  })

  test('that staff changed is the new one at once', async () => {
    await saveSetting(shop.ctx, 'shop', { ...demoShop, brandName: 'Nhà thuốc Mới' })
    expect((await shop.call(getShopIdentity, {})).brandName).toBe('Nhà thuốc Mới')
    await saveSetting(shop.ctx, 'ORDER_OTP', true)
    expect(await readSetting(shop.ctx.db, 'ORDER_OTP')).toBe(true)
  })

  test('that staff changed leaves no kept answer with the old one', async () => {
    const path = '/api/settings/shop'
    await shop.app.fastify.inject(path)
    expect(shop.ctx.cache.has(path)).toBe(true)
    await saveSetting(shop.ctx, 'newAddressesFirst', false)
    expect(shop.ctx.cache.has(path)).toBe(false)
  })

  test('is refused when it makes no sense', async () => {
    const wrong = { normal: -1, pickup: 0, byProvince: {} } as never
    await expect(saveSetting(shop.ctx, 'shippingFee', wrong)).rejects.toThrow('normal')
  })

  test('that is private answers as one that does not exist', async () => {
    for (const key of ['orderRateLimit', 'khong-co', '__proto__', 'constructor', 'x\u0000']) {
      await expect(shop.call(getSetting, { key }), key).rejects.toThrow('404 notFound')
    }
  })
})
