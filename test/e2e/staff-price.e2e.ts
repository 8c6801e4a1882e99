import { expect, test } from 'vitest'
import { isFocused } from './support/keyboard.ts'
import { codeSentTo } from './support/members.ts'
import { bringToDelivery, giveReceiver } from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

test('an employee is led to their phone, corrects a wrong code in place, and gets the staff price', async () => {
  const visitor = await stage.visit('/mua-hang/jex/')
  const { page } = visitor
  await bringToDelivery(visitor)
  await page.getByRole('button', { name: 'Xem giá nhân viên' }).click()
  await page.getByRole('button', { name: 'Điền tên và số điện thoại' }).click()
  await eventually(() => isFocused(page.getByLabel('Họ và tên'))).toBe(true)
  await giveReceiver(page, { name: 'Trần Văn Nam', phone: '0908111222' })

  await page.getByRole('button', { name: 'Xem giá nhân viên' }).click()
  await page.getByRole('button', { name: 'Gửi mã xác nhận' }).click()
  const sheet = page.getByRole('dialog', { name: 'Giá nhân viên' })
  const give = async (code: string) => {
    await sheet.getByLabel('Mã xác nhận').fill(code)
    await sheet.getByRole('button', { name: 'Xác nhận' }).click()
  }
  await give('000000')
  await sheet.getByText('Mã xác nhận chưa đúng').waitFor()
  expect(await page.getByRole('alertdialog').count(), 'a dialog on the dialog').toBe(0)
  await expectSound(page)
  expectTroubles(visitor, /400/)
  await give(await codeSentTo(stage.shop, '0908111222'))
  await page.getByText('Đang dùng giá nhân viên').waitFor()
})
