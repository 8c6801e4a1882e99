import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/identity/api.ts'
import * as accountData from '#domain/identity/account-data/api.ts'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import { readConfig } from '../platform/env.ts'
import { saveSetting } from '../settings/index.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  bearer,
  logIn,
  openMemberShop,
  proveForRegister,
  readCode,
  refusalOf,
  registerMember,
  registrationForm,
} from '#test/support/members.ts'
import { hashPassword } from '../session/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop.close())

describe('somebody registers', () => {
  test('with a code, a password and a full profile, and is signed in', async () => {
    const phone = '0911000001'
    expect(await shop.call(api.checkPhone, { phone })).toEqual({ exists: false })
    expect(await shop.call(api.sendRegisterCode, { phone: '+84 911.000.001' })).toMatchObject({
      expiresIn: 120,
    })
    const code = await readCode(shop, phone)
    const proof = await shop.call(api.submitRegisterCode, { phone, code })
    expect(proof.exists).toBe(false)
    const answer = await shop.call(api.register, {
      ...registrationForm(phone),
      sessionKey: proof.sessionKey,
    })
    expect(answer.user).toMatchObject({
      phone,
      full_name: 'Nguyễn Thị Lan',
      gender: 'female',
      birthday: '1990-05-20',
      email: 'lan.nguyen@example.vn',
      job: 'Nhân viên văn phòng',
      job_id: 1,
      healths: [1, 4],
      is_employee: false,
      is_member: true,
    })
    const me = await shop.call(api.getUser, {}, { headers: bearer(answer.accessToken) })
    expect(me.user).toEqual(answer.user)
    expect(await shop.call(api.checkPhone, { phone })).toEqual({ exists: true })
  })

  test('and their address is the first saved one, the default, with names and erp ids', async () => {
    const { headers } = await registerMember(shop, '0911000002')
    const { user } = await shop.call(api.getUser, {}, { headers })
    expect(user.extra_address).toHaveLength(1)
    expect(user.extra_address[0]).toMatchObject({
      is_default: true,
      label: 'HOME',
      scheme: 'gso63',
      province_name: 'Hà Nội',
      ward_name: 'Phường Khương Thượng',
      erp_ward_id: '115009',
      full_address: '12 ngõ 34 Trường Chinh, Phường Khương Thượng, Quận Đống Đa, Hà Nội',
    })
  })

  test('and who knows the ward of today alone is not asked for the old one', async () => {
    const phone = '0911000005'
    const sessionKey = await proveForRegister(shop, phone)
    const { user } = await shop.call(api.register, {
      ...registrationForm(phone),
      sessionKey,
      new_ward_id: 229,
      ward_unsure: true,
    })
    expect(user.extra_address[0]).toMatchObject({
      ward_unsure: true,
      full_address: '12 ngõ 34 Trường Chinh, Phường Kim Liên, Hà Nội',
    })
  })

  test('and what they agreed to is written down: twelve statements, e-mail refused', async () => {
    const phone = '0911000003'
    const sessionKey = await proveForRegister(shop, phone)
    const { accessToken, user } = await shop.call(api.register, {
      ...registrationForm(phone),
      sessionKey,
      consent: { zaloTransaction: true, zaloCommercial: true, emailCommercial: true },
    })
    expect(user.consents).toMatchObject({
      zaloCommercial: true,
      emailCommercial: false,
      smsTransaction: false,
    })
    const { history } = await shop.call(
      accountData.getConsents,
      {},
      { headers: bearer(accessToken) },
    )
    expect(history).toHaveLength(12)
    expect(new Set(history.map(({ source }) => source))).toEqual(new Set(['register']))
    const stored = await shop.ctx.db
      .selectFrom('consent_change')
      .selectAll()
      .where('member_id', '=', user.id)
      .where('channel', '=', 'zaloCommercial')
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({
      granted: true,
      wording_version: '2026-11-21',
      actor: 'member',
      address: '10.0.0.1',
    })
  })

  test('and their password is kept as argon2id behind a key, the session as a hash', async () => {
    const { id, token } = await registerMember(shop, '0911000004')
    const { password_hash } = await shop.ctx.db
      .selectFrom('member')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$/)
    const dump = await shop.ctx.db.selectFrom('member_session').selectAll().execute()
    expect(JSON.stringify(dump)).not.toContain(token)
  })

  test('at the full cost wherever no test says otherwise', async () => {
    const { secretKey } = shop.ctx.config
    const kept = await hashPassword({ secretKey }, '246810')
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=/)
    expect(readConfig({ SECRET_KEY: secretKey }).passwordCost).toBeUndefined()
  })
})

describe('the session key of a code', () => {
  test('is good for one account', async () => {
    const phone = '0911000011'
    const sessionKey = await proveForRegister(shop, phone)
    const form = { ...registrationForm(phone), sessionKey }
    await shop.call(api.register, form)
    expect(await refusalOf(shop.call(api.register, form))).toBe('sessionKeyNotValid')
  })

  test('is bound to its phone and its purpose', async () => {
    const phone = '0911000012'
    const sessionKey = await proveForRegister(shop, phone)
    const other = { ...registrationForm('0911000013'), sessionKey }
    expect(await refusalOf(shop.call(api.register, other))).toBe('sessionKeyNotValid')
    const reset = { phone, sessionKey, password: '111222' }
    expect(await refusalOf(shop.call(api.resetPassword, reset))).toBe('sessionKeyNotValid')
    expect(
      await refusalOf(shop.call(api.register, { ...registrationForm(phone), sessionKey })),
    ).toBe('done')
  })

  test('is good for 10 minutes', async () => {
    const phone = '0911000014'
    const sessionKey = await proveForRegister(shop, phone)
    shop.ctx.clock.advance(minutes(10))
    const form = { ...registrationForm(phone), sessionKey }
    expect(await refusalOf(shop.call(api.register, form))).toBe('sessionKeyNotValid')
  })

  test('is given back when the form is refused', async () => {
    const phone = '0911000015'
    const sessionKey = await proveForRegister(shop, phone)
    const form = { ...registrationForm(phone), sessionKey }
    expect(await refusalOf(shop.call(api.register, { ...form, birthday: '2026-11-22' }))).toBe(
      'invalidInput',
    )
    expect(await refusalOf(shop.call(api.register, form))).toBe('done')
  })
})

describe('codes', () => {
  test('that are wrong, late or tried too often are refused', async () => {
    const phone = '0911000021'
    const attempt = (code: string) => refusalOf(shop.call(api.submitRegisterCode, { phone, code }))
    await shop.call(api.sendRegisterCode, { phone })
    const code = await readCode(shop, phone)
    const wrong = code === '000000' ? '111111' : '000000'
    expect(await attempt(wrong)).toBe('otpNotValid')
    shop.ctx.clock.advance(seconds(121))
    expect(await attempt(code)).toBe('otpExpired')
    await shop.call(api.sendRegisterCode, { phone })
    const tries = []
    for (let count = 0; count < 5; count += 1) tries.push(await attempt('999999'))
    expect(tries.at(-1)).toBe('otpTooManyAttempts')
    expect(await attempt(await readCode(shop, phone))).toBe('otpNotValid')
  })

  test('for a phone that has an account say so to whoever proved it', async () => {
    const phone = '0911000022'
    await registerMember(shop, phone)
    await shop.call(api.sendRegisterCode, { phone })
    const code = await readCode(shop, phone)
    const proof = await shop.call(api.submitRegisterCode, { phone, code })
    expect(proof.exists).toBe(true)
    const form = { ...registrationForm(phone), sessionKey: proof.sessionKey }
    await expect(shop.call(api.register, form)).rejects.toMatchObject({
      status: 409,
      code: 'phoneRegistered',
    })
    expect((await logIn(shop, phone)).phone).toBe(phone)
  })
})

describe('the form', () => {
  const form = { ...registrationForm('0911000031'), sessionKey: 'x' }

  test.each([
    ['full_name', '', 'Vui lòng chọn/điền'],
    ['full_name', 'Lan', 'Điền đẩy đủ họ và tên > 5 chữ cái'],
    ['full_name', 'Lan @ Nguyễn', 'Không điền ký tự đặc biệt'],
    ['gender', undefined, 'Vui lòng chọn'],
    ['birthday', '', 'Vui lòng chọn/điền'],
    ['birthday', '1990-02-30', 'Ngày sinh chưa hợp lệ'],
    ['birthday', '2026-11-22', 'Ngày sinh không được ở tương lai'],
    ['phone', '123', 'Vui lòng điền đúng định dạng'],
    ['phone', '0012345678', 'Điền chính xác số điện thoại'],
    ['email', '', 'Vui lòng chọn/điền'],
    ['email', '.lan@example.vn', 'Điền chính xác email'],
    ['email', 'lan_@example.vn', 'Điền chính xác email'],
    ['email', 'lan-@example.vn', 'Điền chính xác email'],
    ['password', '12345', 'Mật khẩu bao gồm 6 chữ số bất kì'],
    ['password', '12345a', 'Mật khẩu bao gồm 6 chữ số bất kì'],
    ['province_id', 0, 'Vui lòng chọn/điền'],
    ['district_id', 0, 'Vui lòng chọn/điền'],
    ['ward_id', 0, 'Vui lòng chọn/điền'],
    ['ward_id', 26971, 'Phường/xã không thuộc quận/huyện đã chọn'],
    ['address', '12', 'Điền đầy đủ số nhà, tên đường'],
  ])('says what is wrong with %s %j', async (field, value, message) => {
    await expect(shop.call(api.register, { ...form, [field]: value })).rejects.toMatchObject({
      status: 400,
      code: 'invalidInput',
      fields: { [field]: message },
    })
  })

  test('asks for a transactional and a commercial channel where the setting says so', async () => {
    await saveSetting(shop.ctx, 'registrationNeedsConsent', true)
    await expect(
      shop.call(api.register, {
        ...form,
        consent: { smsTransaction: true, emailCommercial: false },
      }),
    ).rejects.toMatchObject({ fields: { 'consent.commercial': 'Vui lòng chọn' } })
    await expect(shop.call(api.register, { ...form, consent: {} })).rejects.toMatchObject({
      fields: { 'consent.transaction': 'Vui lòng chọn', 'consent.commercial': 'Vui lòng chọn' },
    })
    await saveSetting(shop.ctx, 'registrationNeedsConsent', false)
    expect(await refusalOf(shop.call(api.register, { ...form, consent: {} }))).toBe(
      'sessionKeyNotValid',
    )
  })

  test('consent by e-mail alone is none: registration stores it as false', async () => {
    await saveSetting(shop.ctx, 'registrationNeedsConsent', true)
    await expect(
      shop.call(api.register, {
        ...form,
        consent: { emailTransaction: true, emailCommercial: true },
      }),
    ).rejects.toMatchObject({ fields: { 'consent.transaction': 'Vui lòng chọn' } })
    await saveSetting(shop.ctx, 'registrationNeedsConsent', false)
  })
})
