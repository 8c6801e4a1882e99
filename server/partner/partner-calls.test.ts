import { createDecipheriv } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vnd } from '#domain/kernel/vnd.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { listAddresses } from '#domain/identity/addresses/api.ts'
import * as api from '#domain/partner/api.ts'
import { partnerScopeNames } from '#domain/partner/scopes.ts'
import { ensureAccount } from '#server/loyalty/index.ts'
import { saveSetting } from '#server/settings/index.ts'
import type { CallRefused, TestShop } from '#test/support/app.ts'
import { openMemberShop, registerMember, type Member } from '#test/support/members.ts'
import { openPartner, type TestPartner } from '#test/support/partners.ts'
import { addStock, guestOrder } from '#test/support/stock.ts'
import { placeOrder } from '#domain/order/api.ts'

let shop: TestShop
let partner: TestPartner

beforeAll(async () => {
  shop = await openMemberShop()
  partner = await openPartner(shop, partnerScopeNames)
  await addStock(shop.ctx.db, [{ code: 'JEX' }])
})
afterAll(() => shop.close())

describe('lists for forms', () => {
  test('jobs, 64 provinces, districts and wards stand in data.data, whole whatever size says', async () => {
    const jobs = await shop.call(api.listPartnerJobs, {}, partner)
    expect(jobs.data).toHaveLength(13)
    const provinces = await shop.call(api.listPartnerProvinces, {}, partner)
    expect(provinces.data).toHaveLength(64)
    expect(provinces.data[0]).toEqual(
      expect.objectContaining({ id: 1, name: 'Hà Nội', region: 'north' }),
    )
    const districts = await shop.call(api.listPartnerDistricts, { provinceId: 79 }, partner)
    const tanBinh = districts.data.find(({ id }) => id === 766)
    expect(tanBinh?.erpId).toBe('7360')
    const asked = { size: 3, districtId: 766 }
    const wards = await shop.call(api.listPartnerWards, asked, partner)
    expect(wards.data.length).toBeGreaterThan(3)
    expect(await shop.call(api.searchPartnerWards, asked, partner)).toEqual(wards)
    expect(await shop.call(api.searchPartnerDistricts, { provinceId: 79 }, partner)).toEqual(
      districts,
    )
  })

  test('are kept for partners alone: nobody without a key gets what a partner has asked', async () => {
    const url = '/api/api/app/Location/districts?provinceId=1'
    const first = await shop.app.fastify.inject({ url, headers: partner.headers })
    const before = shop.ctx.cache.hits
    const second = await shop.app.fastify.inject({ url, headers: partner.headers })
    expect(second.body).toBe(first.body)
    expect(shop.ctx.cache.hits).toBe(before + 1)
    expect(second.headers['cache-control']).toBe('private, no-cache')
    expect(second.headers.vary).toContain('x-api-key')
    const strangers = await shop.app.fastify.inject(url)
    expect(strangers.statusCode).toBe(401)
    const limited = await openPartner(shop, ['masterdata.read'])
    const refused = await shop.app.fastify.inject({ url, headers: limited.headers })
    expect(refused.statusCode).toBe(403)
  })
})

describe('what a product costs', () => {
  test('is its price in the shop and the fee to the province', async () => {
    await saveSetting(shop.ctx, 'shippingFee', {
      normal: vnd(10_000),
      pickup: vnd(0),
      byProvince: { '79': vnd(25_000) },
    })
    const [product] = await shop.ctx.db
      .selectFrom('product')
      .select(['name', 'discount_price as price'])
      .where('product_code', '=', 'JEX')
      .execute()
    const fee = await shop.call(api.getPartnerFee, { code: 'JEX', quantity: 3 }, partner)
    expect(fee.data).toEqual({
      code: 'JEX',
      name: product!.name,
      price: product!.price,
      shipping_fee: 10_000,
      total: product!.price * 3 + 10_000,
      currency: 'VND',
    })
    const far = { code: 'JEX', province_id: 79, district_id: 766 }
    expect((await shop.call(api.getPartnerFee, far, partner)).data.shipping_fee).toBe(25_000)
    const elsewhere = shop.call(api.getPartnerFee, { ...far, district_id: 6 }, partner)
    await expect(elsewhere).rejects.toMatchObject({ status: 400, code: 'invalidInput' })
    const unknown = shop.call(api.getPartnerFee, { code: 'KHONG-CO' }, partner)
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'notFound' })
  })
})

describe('an order', () => {
  test('is told with sums and lines, and with its person only to who may know them', async () => {
    const product = (await addStock(shop.ctx.db, [{ code: 'ALIPAS' }]))[0]!
    const order = await shop.call(placeOrder, guestOrder([{ product }]))
    const { data } = await shop.call(api.getPartnerOrder, { id: order.code }, partner)
    expect(data).toMatchObject({ code: order.code, status: 'processing', costs: order.costs })
    expect(data.products).toHaveLength(1)
    expect(JSON.stringify(data)).not.toContain(order.receiver.phone)
    const whole = await shop.call(
      api.getPartnerOrder,
      { id: order.code, getExtendField: 'true' },
      partner,
    )
    expect(whole.data.receiver?.phone).toBe(order.receiver.phone)
    expect(whole.data.timeline).toHaveLength(1)
    const reader = await openPartner(shop, ['orders.read'])
    const refused = shop.call(
      api.getPartnerOrder,
      { id: order.code, getExtendField: 'true' },
      reader,
    )
    await expect(refused).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    expect((await shop.call(api.getPartnerOrder, { id: order.code }, reader)).data.code).toBe(
      order.code,
    )
    const unknown = shop.call(api.getPartnerOrder, { id: 'DH261121XXXXXX' }, partner)
    await expect(unknown).rejects.toMatchObject({ status: 404 })
  })
})

describe('a token for writes', () => {
  const products = [
    { code: 'DOI-TAC-1', name: 'Viên uống thử nghiệm', price: 120_000, unit: 'Hộp' },
  ]

  test('is encrypted with the token key, good as it came and as it was decrypted, for five minutes', async () => {
    const { data } = await shop.call(api.getPartnerCsrfToken, {}, partner)
    const bytes = Buffer.from(data.token, 'base64url')
    const key = Buffer.from(partner.tokenKey, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(-16))
    const plain =
      decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
    const write = (token: string | null, from = partner) =>
      shop
        .call(
          api.initPartnerProducts,
          { products },
          {
            headers: {
              ...from.headers,
              'x-api-key-2': from.key2,
              ...(token === null ? {} : { 'csrf-token': token }),
            },
          },
        )
        .then(
          () => 'done',
          (error: unknown) => (error as CallRefused).code,
        )
    expect(await write(data.token)).toBe('done')
    expect(await write(plain)).toBe('done')
    expect(await write(null)).toBe('csrfInvalid')
    expect(await write(`${data.token.slice(0, -4)}AAAA`)).toBe('csrfInvalid')
    expect(await write(plain.replace(/^\d+/, '9999999999999'))).toBe('csrfInvalid')
    const other = await openPartner(shop, partnerScopeNames)
    expect(await write(data.token, other)).toBe('csrfInvalid')
    expect(await write(plain, other)).toBe('csrfInvalid')
    shop.ctx.clock.advance(minutes(5))
    expect(await write(data.token)).toBe('csrfInvalid')
  })
})

describe('products of partners', () => {
  test('are made unpublished once, also of ten calls at once, and what is there is left as it is', async () => {
    const headers = await partner.proven()
    const products = [
      { code: 'DT-2', name: 'Trà thảo mộc dùng thử', price: 90_000, unit: 'Hộp' },
      { code: 'JEX', name: 'Tên khác', price: 1, unit: '' },
    ]
    const calls = Array.from({ length: 10 }, () =>
      shop.call(api.initPartnerProducts, { products }, { headers }),
    )
    const outcomes = (await Promise.all(calls)).map(({ data }) => data[0]!.outcome)
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'found')).toHaveLength(9)
    const { data } = await shop.call(api.initPartnerProducts, { products }, { headers })
    expect(data.map(({ code, outcome }) => [code, outcome])).toEqual([
      ['DT-2', 'found'],
      ['JEX', 'found'],
    ])
    const rows = await shop.ctx.db
      .selectFrom('product')
      .select(['product_code', 'name', 'published', 'original_price'])
      .where('product_code', 'in', ['DT-2', 'JEX'])
      .orderBy('product_code')
      .execute()
    expect(rows[0]).toMatchObject({ published: false, original_price: 90_000 })
    expect(rows[1]!.name).not.toBe('Tên khác')
  })

  test('want another key of the same partner', async () => {
    const proven = await partner.proven()
    const other = await openPartner(shop, partnerScopeNames)
    const products = [{ code: 'DT-3', name: 'Không được tạo', price: 1000 }]
    for (const second of [undefined, partner.key, other.key, 'x']) {
      const { 'x-api-key-2': _, ...headers } = proven
      const call = shop.call(
        api.initPartnerProducts,
        { products },
        { headers: { ...headers, ...(second ? { 'x-api-key-2': second } : {}) } },
      )
      await expect(call).rejects.toMatchObject({ status: 401 })
    }
  })
})

describe('members', () => {
  test('are known by a phone: whether there is one, the tier, and the name masked', async () => {
    const member = await registerMember(shop, '0912345678')
    const known = await shop.call(api.checkPartnerPhone, { Phone: '+84 912 345 678' }, partner)
    expect(known.data).toEqual({ exists: true })
    const nobody = await shop.call(api.checkPartnerPhone, { Phone: '0987654321' }, partner)
    expect(nobody.data).toEqual({ exists: false })
    await addAccount(member)
    const { data } = await shop.call(api.checkPartnerPhoneV2, { Phone: '0912345678' }, partner)
    expect(data).toMatchObject({ exists: true, is_member: true })
    expect(data.name_masked).toContain('*')
  })

  test('have the addresses that a partner gives, beside their own, and those alone after the next', async () => {
    const member = await registerMember(shop, '0912345679')
    await addAccount(member)
    const headers = await partner.proven()
    const home = {
      address: '12 Ngõ 34 Trường Chinh',
      province_id: 79,
      district_id: 766,
      ward_id: 26971,
    }
    const put = (addresses: (typeof home)[], phone = '0912345679') =>
      shop.call(api.putPartnerAddresses, { phone, addresses }, { headers })
    expect((await put([home, home])).data).toHaveLength(1)
    const { addresses, loyalty } = await shop.call(listAddresses, {}, member)
    expect(addresses).toHaveLength(1)
    expect(loyalty).toMatchObject([{ ...home, isCrmAddress: true }])
    const moved = { ...home, address: '99 Cách Mạng Tháng Tám' }
    expect((await put([moved])).data).toMatchObject([moved])
    expect((await put([])).data).toEqual([])
    await expect(put([home], '0987654321')).rejects.toMatchObject({ status: 404 })
    const wrong = put([{ ...home, ward_id: 1 }])
    await expect(wrong).rejects.toMatchObject({ status: 400, code: 'invalidInput' })
  })
})

async function addAccount({ id: memberId, phone }: Member): Promise<void> {
  await shop.ctx.db
    .transaction()
    .execute((trx) => ensureAccount(trx, { phone, memberId, at: shop.ctx.clock.now() }))
}
