import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/identity/api.ts'
import * as addressApi from '#domain/identity/addresses/api.ts'
import * as accountData from '#domain/identity/account-data/api.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  logIn,
  openMemberShop,
  refusalOf,
  registerMember,
  type Member,
} from '#test/support/members.ts'

let shop: TestShop
let people = 0
let member: Member
let as: { headers: Record<string, string> }

beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  people += 1
  member = await registerMember(shop, `0944${String(people).padStart(6, '0')}`)
  as = { headers: member.headers }
})

const hoChiMinh = { province_id: 79, district_id: 766, ward_id: 26_971 }
/** The ward of today that the office's went into. */
const bayHien = 26_983
const office = { ...hoChiMinh, address: '148 Hoàng Hoa Thám', label: 'WORK' as const }

describe('the profile', () => {
  test('changes what is sent and keeps the rest; the phone is not among it', async () => {
    const change = { full_name: 'Nguyễn Thị Lan Anh', job_id: 12, healths: [11, 2, 2] }
    const { user } = await shop.call(
      api.updateUser,
      { ...change, phone: '0999999999' } as never,
      as,
    )
    expect(user).toMatchObject({
      ...change,
      healths: [2, 11],
      job: 'Hưu trí',
      phone: member.phone,
      email: 'lan.nguyen@example.vn',
    })
  })

  test.each([
    ['birthday', '2026-11-22', 'Ngày sinh không được ở tương lai'],
    ['email', 'lan@', 'Điền chính xác email'],
    ['full_name', 'Lan', 'Điền đẩy đủ họ và tên > 5 chữ cái'],
    ['job_id', 14, 'Vui lòng chọn'],
  ])('refuses a wrong %s', async (field, value, message) => {
    await expect(shop.call(api.updateUser, { [field]: value }, as)).rejects.toMatchObject({
      fields: { [field]: message },
    })
  })

  test('is told by GET and by POST', async () => {
    expect(await shop.call(api.postUser, {}, as)).toEqual(await shop.call(api.getUser, {}, as))
  })

  test('replaces the addresses when they are sent with it', async () => {
    const { user } = await shop.call(api.updateUser, { extra_address: [office, office] }, as)
    expect(user.extra_address).toMatchObject([{ address: '148 Hoàng Hoa Thám', is_default: true }])
  })

  test('is known to a header without a query beyond the session', async () => {
    const { member: known } = await shop.call(api.getSession, {}, as)
    expect(known).toEqual({
      id: member.id,
      phone: member.phone,
      full_name: 'Nguyễn Thị Lan',
      is_member: true,
      is_employee: false,
    })
    expect((await shop.call(api.getSession, {})).member).toBeNull()
  })
})

describe('saved addresses', () => {
  test('keep their label and the names of their units', async () => {
    const { address, addresses } = await shop.call(addressApi.addAddress, office, as)
    expect(address).toMatchObject({
      label: 'WORK',
      is_default: false,
      province_name: 'Hồ Chí Minh',
      full_address: expect.stringContaining('148 Hoàng Hoa Thám, Phường 12'),
    })
    expect(addresses).toHaveLength(2)
  })

  test('name each place once, whatever the case and the spaces', async () => {
    const first = await shop.call(addressApi.addAddress, office, as)
    const again = { ...office, label: 'HOME' as const, address: '  148  hoàng hoa thám ' }
    const second = await shop.call(addressApi.addAddress, again, as)
    expect(second.address.id).toBe(first.address.id)
    expect(second.address.label).toBe('HOME')
    expect(second.addresses).toHaveLength(2)
  })

  test('have one default: the first, then the one that is chosen, then the newest', async () => {
    const { address } = await shop.call(addressApi.addAddress, { ...office, is_default: true }, as)
    const defaults = async () =>
      (await shop.call(addressApi.listAddresses, {}, as)).addresses
        .filter((one) => one.is_default)
        .map((one) => one.id)
    expect(await defaults()).toEqual([address.id])
    const { addresses } = await shop.call(addressApi.listAddresses, {}, as)
    const home = addresses.find((one) => one.id !== address.id)!
    await shop.call(addressApi.makeDefaultAddress, { id: home.id }, as)
    expect(await defaults()).toEqual([home.id])
    await shop.call(addressApi.removeAddress, { id: home.id }, as)
    expect(await defaults()).toEqual([address.id])
  })

  test('are edited, but not into one that is there already', async () => {
    const { address, addresses } = await shop.call(addressApi.addAddress, office, as)
    const moved = { ...office, address: '150 Hoàng Hoa Thám', id: address.id }
    expect((await shop.call(addressApi.editAddress, moved, as)).address.address).toBe(
      '150 Hoàng Hoa Thám',
    )
    const home = addresses.find((one) => one.id !== address.id)!
    const doubled = { ...moved, id: home.id }
    await expect(shop.call(addressApi.editAddress, doubled, as)).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
    })
  })

  test('keep the two-level form only when it is one the old ward went into', async () => {
    const khuongThuong = {
      province_id: 1,
      district_id: 6,
      ward_id: 238,
      address: '1 Tôn Thất Tùng',
    }
    const known = await shop.call(addressApi.addAddress, { ...khuongThuong, new_ward_id: 229 }, as)
    expect(known.address.new_address).toBe('1 Tôn Thất Tùng, Phường Kim Liên, Hà Nội')
    const foreign = { ...khuongThuong, address: '2 Tôn Thất Tùng', new_ward_id: 26_983 }
    expect(
      (await shop.call(addressApi.addAddress, foreign, as)).address.new_address,
    ).toBeUndefined()
  })

  test('may leave the old ward open, and take it over once it is known', async () => {
    const today = { ...office, new_ward_id: bayHien }
    const asToday = '148 Hoàng Hoa Thám, Phường Bảy Hiền, Hồ Chí Minh'
    const unsure = await shop.call(addressApi.addAddress, { ...today, ward_unsure: true }, as)
    expect(unsure.address).toMatchObject({ ward_unsure: true, full_address: asToday })
    const known = await shop.call(addressApi.addAddress, today, as)
    expect(known.address).toMatchObject({ id: unsure.address.id, new_address: asToday })
    expect(known.address.full_address).toContain('Phường 12, Quận Tân Bình')
    expect(known.address).not.toHaveProperty('ward_unsure')
    const again = await shop.call(addressApi.addAddress, { ...today, ward_unsure: true }, as)
    expect(again.address, 'what is known stays known').toEqual(known.address)
  })

  test('are not left open without the ward of today that the old one went into', async () => {
    for (const new_ward_id of [undefined, 229]) {
      const unsure = { ...office, new_ward_id, ward_unsure: true }
      await expect(shop.call(addressApi.addAddress, unsure, as)).rejects.toMatchObject({
        code: 'invalidInput',
        fields: { new_ward_id: 'Phường/xã mới không khớp với địa chỉ đã chọn' },
      })
    }
  })

  test.each([
    [{ ...office, ward_id: 0 }, { ward_id: 'Vui lòng chọn/điền' }],
    [{ ...office, ward_id: 238 }, { ward_id: 'Phường/xã không thuộc quận/huyện đã chọn' }],
    [{ ...office, address: '148' }, { address: 'Điền đầy đủ số nhà, tên đường' }],
    [{ ...office, province_id: 65 }, { province_id: 'Tỉnh/thành phố không có trong danh sách' }],
  ])('are refused when incomplete or impossible: %j', async (address, fields) => {
    await expect(shop.call(addressApi.addAddress, address, as)).rejects.toMatchObject({
      code: 'invalidInput',
      fields,
    })
  })

  test('are 20 at most', async () => {
    const add = (number: number) =>
      refusalOf(
        shop.call(addressApi.addAddress, { ...office, address: `${number} Hoàng Hoa Thám` }, as),
      )
    for (let number = 1; number < 20; number += 1) expect(await add(number)).toBe('done')
    expect(await add(20)).toBe('conflict')
    expect((await shop.call(addressApi.listAddresses, {}, as)).addresses).toHaveLength(20)
  })

  test('of somebody else do not exist: not to edit, to choose or to remove', async () => {
    const { address } = await shop.call(addressApi.addAddress, office, as)
    const stranger = await registerMember(shop, `0945${String(people).padStart(6, '0')}`)
    const other = { headers: stranger.headers }
    const tries = [
      shop.call(addressApi.editAddress, { ...office, id: address.id }, other),
      shop.call(addressApi.makeDefaultAddress, { id: address.id }, other),
      shop.call(addressApi.removeAddress, { id: address.id }, other),
    ]
    expect(await Promise.all(tries.map(refusalOf))).toEqual(['notFound', 'notFound', 'notFound'])
  })
})

describe('consents', () => {
  test('are withdrawn and given again; the history keeps it all, with who, when and where from', async () => {
    await shop.call(accountData.changeConsents, { consents: { zaloCommercial: false } }, as)
    shop.ctx.clock.advance(60_000)
    const { consents, history } = await shop.call(
      accountData.changeConsents,
      { consents: { zaloCommercial: true, emailCommercial: true, smsTransaction: true } },
      as,
    )
    expect(consents).toMatchObject({
      zaloCommercial: true,
      emailCommercial: true,
      smsTransaction: true,
    })
    const changes = history.filter(({ source }) => source === 'profile')
    expect(changes.map(({ channel, granted }) => [channel, granted])).toEqual([
      ['emailCommercial', true],
      ['zaloCommercial', true],
      ['zaloCommercial', false],
    ])
    expect(changes[0]!.at > changes[2]!.at).toBe(true)
    expect(history).toHaveLength(15)
  })

  test('that do not change add nothing', async () => {
    const before = await shop.call(accountData.getConsents, {}, as)
    const after = await shop.call(accountData.changeConsents, { consents: before.consents }, as)
    expect(after.history).toEqual(before.history)
  })

  test('already written down cannot be rewritten, by nobody', async () => {
    const rows = shop.ctx.db.updateTable('consent_change').where('member_id', '=', member.id)
    await expect(rows.set({ granted: true }).execute()).rejects.toThrow('append-only')
    const gone = shop.ctx.db.deleteFrom('consent_change').where('member_id', '=', member.id)
    await expect(gone.execute()).rejects.toThrow('append-only')
  })

  test('may be changed with the profile too', async () => {
    const { user } = await shop.call(api.updateUser, { consents: { appPushCommercial: true } }, as)
    expect(user.consents.appPushCommercial).toBe(true)
  })
})

describe('devices', () => {
  const phoneAgent =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36'

  test('are listed with what they are, this one first, and logged out one by one', async () => {
    const { accessToken } = await shop.call(
      api.login,
      { phone: member.phone, password: '135790' },
      { headers: { 'user-agent': phoneAgent }, from: '10.9.8.7' },
    )
    const there = { headers: { authorization: `Bearer ${accessToken}` } }
    const { sessions } = await shop.call(accountData.listSessions, {}, as)
    expect(sessions.map(({ current }) => current)).toEqual([true, false])
    expect(sessions[1]).toMatchObject({ device: 'Chrome · Android', address: '10.9.8.7' })
    const left = await shop.call(accountData.endSession, { id: sessions[1]!.id }, as)
    expect(left.sessions).toHaveLength(1)
    expect(await refusalOf(shop.call(api.getUser, {}, there))).toBe('unauthenticated')
    expect(await refusalOf(shop.call(accountData.endSession, { id: sessions[1]!.id }, as))).toBe(
      'notFound',
    )
  })

  test('are all logged out but this one', async () => {
    await logIn(shop, member.phone)
    await logIn(shop, member.phone)
    const { ended, sessions } = await shop.call(accountData.endOtherSessions, {}, as)
    expect([ended, sessions.length]).toEqual([2, 1])
    const { items } = await shop.call(accountData.listEvents, { limit: 1 }, as)
    expect(items).toMatchObject([{ kind: 'othersEnded', address: '10.0.0.1' }])
  })

  test('of somebody else cannot be logged out', async () => {
    const stranger = await registerMember(shop, `0946${String(people).padStart(6, '0')}`)
    const { sessions } = await shop.call(
      accountData.listSessions,
      {},
      { headers: stranger.headers },
    )
    expect(await refusalOf(shop.call(accountData.endSession, { id: sessions[0]!.id }, as))).toBe(
      'notFound',
    )
    expect(await refusalOf(shop.call(api.getUser, {}, { headers: stranger.headers }))).toBe('done')
  })
})

test('master data has everything a form chooses from', async () => {
  const data = await shop.call(api.getMasterData, {})
  expect([data.jobs.length, data.healths.length, data.provinces.length]).toEqual([13, 11, 64])
})
