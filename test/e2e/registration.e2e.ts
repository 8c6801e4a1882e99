import type { Locator } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { saveSetting } from '#server/settings/index.ts'
import { counted, hasFocus } from './support/counted.ts'
import { expectSoundAtBothSizes } from './support/earning.ts'
import {
  chooseChannels,
  chooseSecret,
  codeSentTo,
  expectErrors,
  givePerson,
  goOn,
  typeCode,
} from './support/members.ts'
import { unitBox } from './support/shopping.ts'
import { eventually, expectTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
afterEach(async () => {
  for (const setting of ['shortRegistration', 'refuseEasyPasswords'] as const) {
    await saveSetting(stage.shop.ctx, setting, false)
  }
  await saveSetting(stage.shop.ctx, 'registrationNeedsConsent', true)
})

test('the whole form in four named steps: within ninety calm seconds, and nobody has to know the old ward', async () => {
  await saveSetting(stage.shop.ctx, 'registrationNeedsConsent', true)
  const phone = '0911000071'
  const { page } = await stage.visit('/dang-ky/')
  const main = page.getByRole('main')
  const way = counted(page)
  await eventually(() => stepsOf(main)).toEqual([
    'Bước 1/4: Điện thoại',
    'Thông tin',
    'Địa chỉ',
    'Mật khẩu',
  ])
  await expectSoundAtBothSizes(page, 'registration-phone')
  await way.tap(main.getByLabel('Số điện thoại'))
  await way.type(phone)
  await way.tap(main.getByRole('button', { name: 'Tiếp tục' }))
  await main.getByText('Mã còn hiệu lực').waitFor()
  const code = await codeSentTo(stage.shop, phone)
  await eventually(() => hasFocus(main.getByLabel('Mã xác nhận'))).toBe(true)
  await expectSoundAtBothSizes(page, 'registration-code')
  await way.type(code)

  await standsAt(main, 'Thông tin')
  await eventually(() => hasFocus(main.getByLabel('Họ và tên'))).toBe(true)
  await way.type('Nguyễn Thị Lan')
  await way.next()
  await way.type('25081980')
  // The whole birthday leads on by itself.
  await eventually(() => hasFocus(main.getByLabel('Email'))).toBe(true)
  await way.type('lan.nguyen@example.vn')
  await way.tap(main.getByText('Nữ', { exact: true }))
  await expectSoundAtBothSizes(page, 'registration-person')
  await way.tap(main.getByRole('button', { name: 'Tiếp tục' }))

  await standsAt(main, 'Địa chỉ')
  await eventually(() => hasFocus(unitBox(page, 'Tỉnh / Thành phố'))).toBe(true)
  await way.type('ho chi')
  await way.tap(page.getByRole('option', { name: 'Hồ Chí Minh' }))
  await eventually(() => hasFocus(unitBox(page, 'Phường / Xã'))).toBe(true)
  await way.type('bay hien')
  await way.tap(page.getByRole('option', { name: 'Phường Bảy Hiền' }))
  await eventually(() => hasFocus(main.getByLabel('Số nhà, tên đường'))).toBe(true)
  await eventually(() => chosenOldWard(main)).toBe('Tôi không rõ')
  await way.type('148 Hoàng Hoa Thám')
  await expectSoundAtBothSizes(page, 'registration-address')
  await way.tap(main.getByRole('button', { name: 'Tiếp tục' }))

  await standsAt(main, 'Mật khẩu')
  const [first, second] = [0, 1].map((at) =>
    main.locator('input[autocomplete=new-password]').nth(at),
  )
  await eventually(() => hasFocus(first!)).toBe(true)
  await way.type('907314')
  await eventually(() => hasFocus(second!)).toBe(true)
  await way.type('907314')
  await way.tap(main.getByText('Zalo').first())
  await way.tap(main.getByText('Zalo').last())
  await expectSoundAtBothSizes(page, 'registration-secret')
  await way.tap(main.getByRole('button', { name: 'Tạo tài khoản' }))
  await main.getByText('Bạn đã tạo tài khoản thành công!').waitFor()
  await main.getByText('0911 000 071').waitFor()
  await expectSoundAtBothSizes(page, 'registration-welcome')

  expect(way.taps()).toBeLessThanOrEqual(11)
  expect(way.letters()).toBeLessThanOrEqual(110)
  expect(way.seconds()).toBeLessThan(45)
  expect(await addressOf(phone)).toEqual({
    full_address: '148 Hoàng Hoa Thám, Phường Bảy Hiền, Hồ Chí Minh',
    ward_unsure: true,
  })
})

test('what was typed outlives a reload, the way back and a proof that ran out', async () => {
  const visitor = await stage.visit('/dang-ky/')
  const { page } = visitor
  const main = page.getByRole('main')
  const phone = '0911000072'
  await provePhone(main, phone)
  await givePerson(page, main)
  await chooseSecret(main, '907314')
  await chooseChannels(main)
  await page.reload()
  await main.getByText('chỉ mật khẩu không được lưu').waitFor()
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain('907314')
  await standsAt(main, 'Mật khẩu')
  await main.getByRole('button', { name: 'Quay lại' }).click()
  await eventually(() => main.getByLabel('Số nhà, tên đường').inputValue()).toBe(
    '148 Hoàng Hoa Thám',
  )
  await main.getByText('Địa chỉ mới: 148 Hoàng Hoa Thám, Phường Bảy Hiền').waitFor()
  await main.getByRole('button', { name: 'Quay lại' }).click()
  await eventually(() => main.getByLabel('Họ và tên').inputValue()).toBe('Nguyễn Thị Lan')
  await goOn(main)
  await standsAt(main, 'Địa chỉ')
  await goOn(main)
  await standsAt(main, 'Mật khẩu')
  await chooseSecret(main, '907314')
  await stage.shop.ctx.db.deleteFrom('otp_session_key').execute()
  await main.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await main.getByText('Phiên xác nhận đã hết hạn').waitFor()
  expectTroubles(visitor, /40\d/)
  await eventually(() => main.getByLabel('Số điện thoại').inputValue()).toBe(phone)
  await goOn(main)
  await main.getByText('Mã còn hiệu lực').waitFor()
  await typeCode(main, await codeSentTo(stage.shop, phone))
  // All of it is there again, the password too.
  await main.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await main.getByText('Bạn đã tạo tài khoản thành công!').waitFor()
  const left = await page.evaluate(() => sessionStorage.getItem('registration') ?? '')
  expect(left).not.toContain('Nguyễn Thị Lan')
})

test('by the short form a name and a password are enough, and the rest brings points later', async () => {
  await saveSetting(stage.shop.ctx, 'shortRegistration', true)
  const { page } = await stage.visit('/dang-ky/')
  const main = page.getByRole('main')
  await eventually(() => stepsOf(main)).toEqual(['Bước 1/2: Điện thoại', 'Tên và mật khẩu'])
  await provePhone(main, '0911000073')
  await main.getByRole('heading', { name: 'Tên và mật khẩu' }).waitFor()
  await expectSoundAtBothSizes(page, 'registration-name')
  await main.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expectErrors(main, [
    'Vui lòng chọn/điền họ và tên',
    'Mật khẩu bao gồm 6 chữ số bất kì',
    'Vui lòng chọn/điền',
  ])
  await main.getByLabel('Họ và tên').fill('Trần Thị Mai')
  await chooseSecret(main, '907314')
  await main.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await main.getByText('Bạn đã tạo tài khoản thành công!').waitFor()
  await expectSoundAtBothSizes(page, 'registration-short-welcome')
  await main.getByRole('link', { name: 'Bổ sung hồ sơ, nhận 20 điểm' }).click()
  await page.waitForURL('**/thong-tin-tai-khoan/')
  await main.getByText('để nhận 20 điểm').waitFor()
  await expectSoundAtBothSizes(page, 'profile-reward')
})

test('an easy password is warned of, and refused where the shop wants it so', async () => {
  const { page } = await stage.visit('/dang-ky/')
  const main = page.getByRole('main')
  await provePhone(main, '0911000074')
  await givePerson(page, main)
  await chooseSecret(main, '123456')
  await main.getByText('dễ đoán vì các số đi theo thứ tự').waitFor()
  await expectSoundAtBothSizes(page, 'registration-easy')
  await chooseSecret(main, '250880')
  await main.getByText('dễ đoán vì là ngày sinh').waitFor()
  await saveSetting(stage.shop.ctx, 'refuseEasyPasswords', true)
  await saveSetting(stage.shop.ctx, 'shortRegistration', true)
  // What another visitor's browser has kept of the rules is a minute old at most.
  const strict = (await stage.visit('/dang-ky/')).page.getByRole('main')
  await provePhone(strict, '0911000075')
  await strict.getByLabel('Họ và tên').fill('Trần Thị Mai')
  await chooseSecret(strict, '123456')
  await strict.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expectErrors(strict, [
    'Mật khẩu này dễ đoán vì các số đi theo thứ tự. Quý khách nên chọn 6 số khác.',
  ])
})

async function provePhone(main: Locator, phone: string): Promise<void> {
  await main.getByLabel('Số điện thoại').fill(phone)
  await goOn(main)
  await main.getByText('Mã còn hiệu lực').waitFor()
  await typeCode(main, await codeSentTo(stage.shop, phone))
}

function stepsOf(main: Locator): Promise<string[]> {
  return main.getByRole('list', { name: 'Các bước đăng ký' }).getByRole('listitem').allInnerTexts()
}

async function standsAt(main: Locator, step: string): Promise<void> {
  await main.locator('[aria-current=step]').getByText(step).waitFor()
}

function chosenOldWard(main: Locator): Promise<string> {
  return main
    .getByLabel(/^Trước 7\/2025 là/)
    .evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.label ?? '')
}

async function addressOf(phone: string) {
  return stage.shop.ctx.db
    .selectFrom('member_address')
    .innerJoin('member', 'member.id', 'member_address.member_id')
    .select(['full_address', 'ward_unsure'])
    .where('member.phone', '=', phone)
    .executeTakeFirstOrThrow()
}
