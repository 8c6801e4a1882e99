import { expect, test } from 'vitest'
import { maskCode } from '#domain/genuine/mask.ts'
import { earnWithCode } from '#domain/membership/api.ts'
import { handMoves } from '#domain/order/hand-moves.ts'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice, makeMove, placeCashOrder } from './support/backoffice.ts'
import { setEarningStage } from './support/earning.ts'
import { expectSound } from './support/soundness.ts'
import { eventually } from './support/stage.ts'

const stage = setEarningStage()

test('the codes of boxes that come back take their points along, and their member reads why', async () => {
  const order = await placeCashOrder(stage.shop, '0915000061', { quantity: 2 })
  const [entered, scratched] = await stage.newCodes(2)
  const backoffice = await inBackoffice(stage, 'admin', `/quan-tri/don-hang/${order.code}/`, {
    viewport: desktop,
  })
  const { page } = backoffice
  const receiver = page.getByRole('region', { name: 'Người nhận' })
  await receiver.getByText('Cửa hàng tự giao').waitFor()
  await receiver.getByText('180 Trường Chinh, Phường Khương Thượng').waitFor()
  await makeMove(page, handMoves.handedToCarrier.label)
  await makeMove(page, handMoves.delivered.label)
  const headers = { ...stage.lan.headers, 'idempotency-key': crypto.randomUUID() }
  await stage.shop.call(earnWithCode, { code: entered! }, { headers })

  await page.getByRole('button', { name: 'Nhận hàng trả' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nhận hàng trả' })
  const more = dialog.getByRole('button', { name: 'Tăng số lượng' })
  await more.click()
  await more.click()
  await dialog.getByText('Không bán lại').click()
  await dialog.getByLabel('Lý do trả hàng').fill('Khách đổi ý')
  const codes = dialog.getByLabel('Mã tích điểm trên hộp trả')
  await codes.fill(`${entered!}\n${scratched!}\nKHONGCO123`)
  await dialog.getByText('không có mã này').waitFor()
  const confirm = dialog.getByRole('button', { name: /^Nhận hàng và hoàn/ })
  expect(await confirm.isDisabled(), 'a wrong code is put right first').toBe(true)
  await expectSound(page, 'desk-return-code-wrong-1280')
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-return-code-wrong-360')
  await codes.fill(`${entered!.toLowerCase()} ${scratched!}`)
  await dialog.getByText('Thu hồi 30 điểm của số *******001, người đã nhập mã').waitFor()
  await dialog.getByText('Không có điểm phải thu hồi. Mã sẽ không dùng được nữa.').waitFor()
  await expectSound(page, 'desk-return-codes-360')
  await page.setViewportSize(desktop)
  await confirm.click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(`${maskCode(entered!)} (thu hồi 30 điểm)`).waitFor()
  await expectSound(page, 'desk-returned-codes-1280')

  const member = await stage.signedIn(stage.lan)
  await member.page.setViewportSize(phone)
  await member.open('/ho-so-thanh-vien/lich-su-diem/')
  const note = `Hộp có mã ${maskCode(entered!)} đã trả lại cửa hàng`
  await eventually(() => member.page.getByText(note).count()).toBeGreaterThan(0)
  await expectSound(member.page, 'points-code-back-360')
})
