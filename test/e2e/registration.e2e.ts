import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { saveSetting } from '#server/settings/index.ts'
import {
  codeSentTo,
  expectErrors,
  giveCode,
  givePassword,
  givePerson,
  goOn,
} from './support/members.ts'
import { expectSoundAtBothSizes } from './support/earning.ts'
import { eventually, expectTroubles, setStage } from './support/stage.ts'

const stage = setStage()
afterEach(async () => {
  await saveSetting(stage.shop.ctx, 'shortRegistration', false)
  await saveSetting(stage.shop.ctx, 'refuseEasyPasswords', false)
})

async function provePhone(main: Locator, phone: string): Promise<void> {
  await main.getByLabel('Số điện thoại').fill(phone)
  await goOn(main)
  await main.getByText('Mã còn hiệu lực').waitFor()
  await giveCode(main, await codeSentTo(stage.shop, phone))
  await main.getByRole('heading', { name: 'Cài đặt mật khẩu' }).waitFor()
}

test('the whole form asks for eleven fields and eleven presses, each step says why', async () => {
  const { page } = await stage.visit('/dang-ky/')
  const presses = await countPresses(page)
  const main = page.getByRole('main')
  await main.getByText('Bước 1/6').waitFor()
  await expectSoundAtBothSizes(page, 'registration-phone')
  const filled = page.locator('input:not([type=checkbox]):not([type=radio]):not([hidden])')
  let fields = 0
  const count = async () => (fields += await main.locator(filled).count())
  await count()
  await provePhone(main, '0911000071')
  fields += 1
  await count()
  await givePassword(main, '907314')
  await main.getByRole('heading', { name: 'Thông tin của Quý khách' }).waitFor()
  await count()
  await givePerson(page, main)
  // Three places and a street.
  fields += 4
  await expectSoundAtBothSizes(page, 'registration-consent')
  await main.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await main.getByText('Bạn đã tạo tài khoản thành công!').waitFor()
  // Phone, code, password twice, name, birthday, e-mail, three places, street.
  expect(fields).toBe(11)
  // On from each of six screens, the gender, the units of before 7/2025, each of its three places.
  expect(presses()).toBe(11)
})

/** What a finger does beside typing: fields are filled without a press. */
async function countPresses(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('pressed', () => (count += 1))
  await page.evaluate(() => {
    const { pressed } = window as unknown as { pressed: () => void }
    // Not clicks: a label's is told of once more by its field.
    document.addEventListener('pointerdown', pressed, true)
  })
  return () => count
}

test('what was typed outlives a reload, the way back and a proof that ran out', async () => {
  const visitor = await stage.visit('/dang-ky/')
  const { page } = visitor
  const main = page.getByRole('main')
  const phone = '0911000072'
  await provePhone(main, phone)
  await givePassword(main, '907314')
  await givePerson(page, main)
  await page.reload()
  await main.getByText('Riêng mật khẩu không được lưu').waitFor()
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain('907314')
  await givePassword(main, '907314')
  await main.getByLabel('Họ và tên').waitFor()
  await eventually(() => main.getByLabel('Họ và tên').inputValue()).toBe('Nguyễn Thị Lan')
  await goOn(main)
  await eventually(() => main.getByLabel('Số nhà, tên đường').inputValue()).toBe(
    '148 Hoàng Hoa Thám',
  )
  await goOn(main)
  await stage.shop.ctx.db.deleteFrom('otp_session_key').execute()
  await main.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await main.getByText('Phiên xác nhận đã hết hạn').waitFor()
  expectTroubles(visitor, /40\d/)
  await eventually(() => main.getByLabel('Số điện thoại').inputValue()).toBe(phone)
  await goOn(main)
  await main.getByText('Mã còn hiệu lực').waitFor()
  await giveCode(main, await codeSentTo(stage.shop, phone))
  await main.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await main.getByText('Bạn đã tạo tài khoản thành công!').waitFor()
  const left = await page.evaluate(() => sessionStorage.getItem('registration') ?? '')
  expect(left).not.toContain('Nguyễn Thị Lan')
})

test('by the short form a name is enough, and the rest brings points later', async () => {
  await saveSetting(stage.shop.ctx, 'shortRegistration', true)
  const { page, open } = await stage.visit('/dang-ky/')
  const main = page.getByRole('main')
  await main.getByText('Bước 1/4').waitFor()
  await provePhone(main, '0911000073')
  await givePassword(main, '907314')
  await main.getByRole('heading', { name: 'Tên của Quý khách' }).waitFor()
  await expectSoundAtBothSizes(page, 'registration-name')
  await main.getByLabel('Họ và tên').fill('Trần Thị Mai')
  await main.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await main.getByText('Bạn đã tạo tài khoản thành công!').waitFor()
  await open('/ho-so-thanh-vien/')
  await main.getByText('để nhận 20 điểm').waitFor()
  await expectSoundAtBothSizes(page, 'profile-reward')
})

test('an easy password is warned of, and refused where the shop wants it so', async () => {
  const { page } = await stage.visit('/dang-ky/')
  const main = page.getByRole('main')
  await provePhone(main, '0911000074')
  await main.locator('input[autocomplete=new-password]').first().fill('123456')
  await main.getByText('dễ đoán vì các số đi theo thứ tự').waitFor()
  await expectSoundAtBothSizes(page, 'registration-easy')
  await givePassword(main, '250880')
  await main.getByLabel('Ngày sinh').fill('25081980')
  await main.getByText('dễ đoán vì là ngày sinh').waitFor()
  await main.getByRole('button', { name: 'Chọn mật khẩu khác' }).click()
  await saveSetting(stage.shop.ctx, 'refuseEasyPasswords', true)
  // What another visitor's browser has kept of the rules is a minute old at most.
  const strict = (await stage.visit('/dang-ky/')).page.getByRole('main')
  await provePhone(strict, '0911000075')
  await givePassword(strict, '123456')
  await expectErrors(strict, [
    'Mật khẩu này dễ đoán vì các số đi theo thứ tự. Quý khách nên chọn 6 số khác.',
  ])
})
