import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { password } from '../support/members.ts'
import { setEarningStage } from './support/earning.ts'
import {
  accountDialog,
  chooseSecret,
  codeSentTo,
  givePerson,
  goOn,
  passwordBox,
  typeCode,
} from './support/members.ts'
import { noticesSaid } from './support/notices.ts'
import { readOrder } from './support/order-rows.ts'
import {
  bringToDelivery,
  choosePickup,
  giveReceiver,
  orderCodeShown,
  placeButton,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { expectTroubles, type Visitor } from './support/stage.ts'

const stage = setEarningStage()

test('a guest becomes a member from the order’s page, and the order with its points is theirs', async () => {
  const phone = '0912345077'
  const { page, code } = await orderAsGuest(phone)
  await page.getByRole('heading', { name: /^Tạo tài khoản để nhận [\d.]+ điểm$/ }).waitFor()
  await expectSound(page, 'join-offer-360')
  await page.getByRole('main').getByRole('button', { name: 'Tạo tài khoản' }).click()
  const dialog = accountDialog(page, 'Đăng ký thành viên')
  await goOn(dialog)
  await typeCode(dialog, await codeSentTo(stage.shop, phone))
  // What the order told is there already.
  await dialog.getByText('Đã điền sẵn theo đơn hàng').waitFor()
  expect(await dialog.getByLabel('Họ và tên').inputValue()).toBe('Nguyễn Thị Lan')
  await expectSound(page, 'join-person-360')
  await givePerson(page, dialog)
  await chooseSecret(dialog, '907314')
  await expectSound(page, 'join-secret-360')
  await dialog.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await dialog.getByText('Bấm “Hoàn thành” để tiếp tục').waitFor()
  await expectSound(page, 'join-welcome-360')
  await dialog.getByRole('button', { name: 'Hoàn thành' }).click()

  const told = page.getByRole('alertdialog', { name: 'Đơn hàng đã vào tài khoản' })
  await told.getByText(/^[\d.]+ điểm được cộng khi giao hàng xong\.$/).waitFor()
  await expectSound(page, 'joined-360')
  expect(await ownerOf(code)).toBe(phone)
  await told.getByRole('button', { name: 'Tích điểm' }).click()
  await page.waitForURL('**/tich-diem/')
})

test('somebody with an account logs in for it; an order with another phone stays a guest’s', async () => {
  for (const [phone, title, owner] of [
    [stage.lan.phone, 'Đơn hàng đã vào tài khoản', stage.lan.phone],
    ['0912345078', 'Đơn hàng chưa vào tài khoản', null],
  ] as const) {
    const { page, code } = await orderAsGuest(phone)
    await logInFromOffer(page)
    const told = page.getByRole('alertdialog', { name: title })
    await told.getByRole('button', { name: 'Hoàn thành' }).click()
    await told.waitFor({ state: 'hidden' })
    expect(await ownerOf(code)).toBe(owner)
  }
})

test('an order that could not be asked for is told once', async () => {
  const { page, visitor } = await orderAsGuest(stage.lan.phone)
  await page.route('**/order/take-over', (route) => route.fulfill({ status: 503, body: '{}' }))
  expectTroubles(visitor, /503/)
  await logInFromOffer(page)
  const told = page.getByRole('alertdialog', { name: 'Đơn hàng chưa vào tài khoản' })
  await told.getByRole('button', { name: 'Hoàn thành' }).waitFor()
  expect(noticesSaid(page).filter((notice) => notice.includes('Lỗi'))).toEqual([])
})

async function logInFromOffer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Đã có tài khoản' }).click()
  const dialog = accountDialog(page, 'Đăng nhập')
  await dialog.getByLabel('Số điện thoại').fill(stage.lan.phone)
  await passwordBox(dialog).fill(password)
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
}

async function orderAsGuest(
  phone: string,
): Promise<{ page: Page; code: string; visitor: Visitor }> {
  const visitor = await stage.visit('/mua-hang/jex/')
  const { page } = visitor
  await bringToDelivery(visitor)
  await choosePickup(page, 'Hà Nội')
  await giveReceiver(page, { name: 'Nguyễn Thị Lan', phone })
  await placeButton(page).click()
  return { page, visitor, code: await orderCodeShown(page) }
}

/** The phone of the member whose order it is. */
async function ownerOf(code: string): Promise<string | null> {
  const { member_id: id } = await readOrder(stage.shop, code)
  if (id === null) return null
  const { phone } = await stage.shop.ctx.db
    .selectFrom('member')
    .select('phone')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return phone
}
