import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { saveCampaign } from '#server/voucher/index.ts'
import { phone as phoneSize, desktop } from '../support/browser.ts'
import { readCode } from '../support/members.ts'
import { givePhone, setCounterStage } from './support/counter.ts'
import { expectSound, higherThanAny } from './support/soundness.ts'
import { eventually, expectTroubles } from './support/stage.ts'

const stage = setCounterStage()
const customer = '0912345071'

test('an owner uses a voucher that the customer confirms, sees it in the history and takes it back', async () => {
  const voucherCode = `quay${randomBytes(4).toString('hex')}`
  await saveCampaign(stage.shop.ctx.db, {
    name: 'Giảm 10% tại quầy',
    kind: 'percentage',
    value: 10,
    code: voucherCode.toUpperCase(),
    minGoods: 200_000,
    counter: 'offer',
    counterOtp: true,
    startsOn: '2020-01-01',
    endsOn: '2099-12-31',
    createdAt: stage.shop.ctx.clock.now(),
  })
  const visitor = await stage.atCounter({ viewport: phoneSize })
  const { page, open, pharmacy } = visitor
  await open(`/nha-thuoc/ma-uu-dai/?id=${pharmacy.code}`)
  await page.getByText('Không giới hạn lượt').waitFor()
  await expectSound(page, 'store-offers-360')

  await page.getByRole('button', { name: 'Kiểm tra mã' }).click()
  await page.getByText('Nhập số điện thoại của khách').waitFor()
  await givePhone(page, customer)
  const code = page.getByLabel('Mã ưu đãi của khách')
  await code.fill('KHONGCOMA')
  await page.getByRole('button', { name: 'Kiểm tra mã' }).click()
  await page.getByText('Mã ưu đãi không đúng').waitFor()
  // However it is typed.
  await code.fill(`${voucherCode.slice(0, 4)}-${voucherCode.slice(4)}`)
  await code.press('Enter')
  await page.getByText('Dùng được', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Gửi mã cho khách' }).click()
  await page.getByText('Nhập số tiền hoá đơn để tính ưu đãi').waitFor()
  // A bill that is too small is told at its field, and nobody gets a message.
  const amount = page.getByLabel('Số tiền hoá đơn')
  await amount.fill('150000')
  await page.getByText('Còn thiếu 50.000 VNĐ').waitFor()
  await eventually(() => amount.inputValue()).toBe('150.000')
  await page.getByRole('button', { name: 'Gửi mã cho khách' }).click()
  await page.getByText('Hoá đơn cần thêm 50.000 VNĐ').waitFor()
  await eventually(() => amount.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await amount.fill('250000')
  await page.getByText('Hoá đơn 250.000 VNĐ, giảm 25.000 VNĐ').waitFor()
  await page.getByRole('button', { name: 'Gửi mã cho khách' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Mã còn hiệu lực').waitFor()
  await expectSound(page, 'store-offer-code-360')
  await dialog.getByLabel('Mã xác nhận').fill(await readCode(stage.shop, customer))
  await dialog.getByRole('button', { name: 'Xác nhận' }).click()
  await page.getByText('Giảm 25.000 VNĐ cho khách.').waitFor()
  await expectSound(page, 'store-offer-used-360')

  await page.getByRole('link', { name: 'Xem lịch sử ưu đãi' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lịch sử ưu đãi' }).waitFor()
  await page.getByRole('button', { name: 'Huỷ lượt dùng' }).click()
  await dialog.getByRole('button', { name: 'Huỷ lượt dùng' }).click()
  await dialog.getByText('Vui lòng ghi lý do').waitFor()
  await dialog.getByLabel('Lý do huỷ').fill('Nhầm khách')
  await expectSound(page, 'store-offer-cancel-360')
  await dialog.getByRole('button', { name: 'Huỷ lượt dùng' }).click()
  await page.getByText('Lý do huỷ: Nhầm khách').waitFor()
  await page.setViewportSize({ width: phoneSize.width, height: higherThanAny })
  await expectSound(page, 'store-history-360')
  await page.setViewportSize(desktop)
  await expectSound(page, 'store-history-1280')
  expect(await page.getByRole('button', { name: 'Huỷ lượt dùng' }).count()).toBe(0)
  // The code that nobody has; the bill that is too small.
  expectTroubles(visitor, /404|409/)
})

test('an owner sees what the pharmacy did today, in some days and in the month', async () => {
  const { page, open, pharmacy } = await stage.atCounter({ viewport: phoneSize })
  const [genuine] = await stage.newCodes(1)
  const headers = { ...pharmacy.headers, 'idempotency-key': crypto.randomUUID() }
  await page.request.post('/api/presenter-pharma/requestEarnPoint', {
    headers,
    data: { phone: customer, code: genuine },
  })
  const statistics = `/nha-thuoc/thong-ke/?id=${pharmacy.code}`
  await open(statistics)
  await page.getByText('Tích điểm thành công').last().waitFor()
  await expectSound(page, 'store-log-360')
  // It says that this is today, and more days are a press away.
  const spans = page.getByRole('list', { name: 'Khoảng ngày' })
  await eventually(() => spans.locator('[aria-current]').innerText()).toBe('Hôm nay')
  await spans.getByRole('link', { name: '7 ngày' }).click()
  await eventually(() => spans.locator('[aria-current]').allInnerTexts()).toEqual(['7 ngày'])
  await page.getByText('Tích điểm thành công').last().waitFor()
  // The days go along to the sums, and back.
  await spans.getByRole('link', { name: '30 ngày' }).click()
  await eventually(() => spans.locator('[aria-current]').allInnerTexts()).toEqual(['30 ngày'])
  await page.getByRole('link', { name: 'Tổng quan' }).click()
  await page.getByRole('heading', { name: 'Điểm theo ngày' }).waitFor()
  await eventually(() => spans.locator('[aria-current]').allInnerTexts()).toEqual(['30 ngày'])
  await page.getByRole('heading', { level: 1, name: 'Thống kê', exact: true }).waitFor()
  await expectSound(page, 'store-overview-360')
  await page.getByLabel('Xem theo').selectOption('week')
  await page.getByRole('heading', { name: 'Điểm theo tuần' }).waitFor()
  // The address keeps what was chosen.
  expect(page.url()).toContain('theo=week')
  await open(`${statistics}&xem=bang-ke`)
  await page.getByRole('heading', { name: /Bảng kê tháng/ }).waitFor()
  await expectSound(page, 'store-statement-360')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Xuất CSV' }).click()
  expect((await download).suggestedFilename()).toContain(`bang-ke-${pharmacy.code}`)
})
