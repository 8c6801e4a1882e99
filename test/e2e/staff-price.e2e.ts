import { expect, test } from 'vitest'
import { codeSentTo } from './support/members.ts'
import { bringToDelivery } from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { expectTroubles, setStage } from './support/stage.ts'

const stage = setStage()

test('an employee is led to their phone, corrects a wrong code in place, and gets the staff price', async () => {
  const visitor = await stage.visit('/mua-hang/jex/')
  const { page } = visitor
  await bringToDelivery(visitor)
  await page.getByRole('button', { name: 'Xem giá nhân viên' }).click()
  await page.getByRole('button', { name: 'Điền tên và số điện thoại' }).click()
  const receiver = page.getByRole('dialog', { name: 'Thông tin người nhận hàng' })
  await receiver.getByLabel('Họ và tên').fill('Trần Văn Nam')
  await receiver.getByLabel('Số điện thoại').fill('0908111222')
  await receiver.getByRole('button', { name: 'Lưu thông tin' }).click()
  await receiver.waitFor({ state: 'hidden' })

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
