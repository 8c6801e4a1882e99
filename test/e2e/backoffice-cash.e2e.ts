import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice } from './support/backoffice.ts'
import { takeCash, type TakenCash } from './support/cash.ts'
import { expectNotice } from './support/notices.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop, expectTroubles } from './support/stage.ts'

const stage = createE2eShop()
const cashPath = '/quan-tri/tien-thu-ho/?don-vi=branch'
const wide = { viewport: desktop }

const tick = (page: Page, { code }: TakenCash) =>
  page.getByRole('checkbox', { name: `Chọn đơn ${code}` }).check()

async function openBooking(page: Page, orders: readonly TakenCash[]) {
  for (const order of orders) await tick(page, order)
  const bar = page.getByRole('region', { name: 'Việc với các đơn đã chọn' })
  await bar.getByText(`Đã chọn ${orders.length} đơn`).waitFor()
  await bar.getByRole('button', { name: 'Ghi nhận tiền nộp' }).click()
  return page.getByRole('dialog', { name: 'Ghi nhận tiền nộp: Quầy chi nhánh' })
}

function fileOf(name: string, lines: readonly (readonly [string, string | number])[]) {
  const text = ['Mã đơn hàng,COD', ...lines.map((line) => line.join(','))].join('\n')
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
}

test('what a branch hands over is ticked and booked, a difference with its reason, until the bank has it', async () => {
  const orders = [
    await takeCash(stage.shop, '0917000001'),
    await takeCash(stage.shop, '0917000002'),
  ]
  const [whole, short] = orders as [TakenCash, TakenCash]
  const { page } = await inBackoffice(stage, 'accountant', cashPath, wide)
  await page.getByRole('navigation', { name: 'Tiền chờ nộp theo đơn vị' }).waitFor()
  await page.getByRole('checkbox', { name: `Chọn đơn ${whole.code}` }).waitFor()
  await expectSound(page, 'backoffice-cash-1280')
  const dialog = await openBooking(page, orders)
  await dialog.getByRole('textbox', { name: 'Số bảng kê' }).fill('CN-TICK-1')
  await dialog.getByRole('textbox', { name: 'Phí đơn vị giữ lại' }).fill('3000')
  const sum = whole.amount + short.amount
  const received = dialog.getByRole('textbox', { name: 'Số tiền nhận được' })
  expect(await received.inputValue()).toBe(new Intl.NumberFormat('vi-VN').format(sum - 3000))
  await received.fill(String(sum - 8000))
  await dialog.getByText(/^Thiếu 5\.000\sVNĐ$/).waitFor()
  await dialog.getByRole('button', { name: 'Ghi nhận tiền nộp' }).click()
  await dialog.getByText('Vui lòng chọn đơn bị lệch.').waitFor()
  await dialog.getByRole('combobox', { name: 'Đơn bị lệch' }).selectOption(short.code)
  await dialog.getByRole('textbox', { name: 'Vì sao lệch' }).fill('Quầy thối nhầm tiền cho khách')
  await expectSound(page, 'backoffice-cash-book-1280')
  await dialog.getByRole('button', { name: 'Ghi nhận tiền nộp' }).click()
  await expectNotice(page, /Đã ghi nhận bảng kê CN-TICK-1 với 2 đơn/)
  await page
    .getByRole('checkbox', { name: `Chọn đơn ${whole.code}` })
    .waitFor({ state: 'detached' })

  await page.goto('/quan-tri/bang-ke-thu-ho/')
  await page.getByRole('link', { name: 'CN-TICK-1' }).waitFor()
  await expectSound(page, 'backoffice-cash-statements-1280')
  await page.getByRole('link', { name: 'CN-TICK-1' }).click()
  await page.getByText('Quầy thối nhầm tiền cho khách').waitFor()
  await page.getByText('Chờ tiền về tài khoản').waitFor()
  await page.getByRole('button', { name: 'Tiền đã về tài khoản' }).click()
  const bank = page.getByRole('dialog', { name: 'Tiền đã về tài khoản?' })
  await bank.getByRole('textbox', { name: 'Mã giao dịch ngân hàng' }).fill('FT26333001')
  await bank.getByRole('button', { name: 'Tiền đã về tài khoản' }).click()
  await expectNotice(page, /Đã ghi nhận tiền về tài khoản/)
  await page.getByText(/· FT26333001$/).waitFor()
  await expectSound(page, 'backoffice-cash-statement-1280')

  await page.getByRole('link', { name: short.code }).click()
  const money = page.getByRole('region', { name: 'Tiền của đơn' })
  await money.getByText('Xong', { exact: true }).waitFor()
  await money.getByRole('link', { name: 'Bảng kê CN-TICK-1' }).waitFor()
  await expectSound(page, 'backoffice-cash-order-1280')
})

test('a file is mended, booked without what nobody knows, explained, and told the second time', async () => {
  const whole = await takeCash(stage.shop, '0917000011')
  const short = await takeCash(stage.shop, '0917000012')
  const { page } = await inBackoffice(stage, 'accountant', cashPath, wide)
  await page.getByRole('button', { name: 'Nhập bảng kê từ tệp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nhập bảng kê từ tệp' })
  const file = dialog.getByLabel('Tệp bảng kê')
  await file.setInputFiles(fileOf('CN-TEP-1.csv', [[whole.code, 'hai trăm']]))
  await dialog.getByText('Tệp có 1 chỗ không đọc được').waitFor()
  await dialog.getByRole('cell', { name: 'Số tiền không đọc được' }).waitFor()
  await expectSound(page, 'backoffice-cash-file-wrong-1280')
  const lines = [
    [whole.code, whole.amount],
    [short.code, short.amount - 2000],
    ['DH261129KHAC', 100_000],
  ] as const
  await file.setInputFiles(fileOf('CN-TEP-1.csv', lines))
  await dialog.getByText('1 dòng khớp · 1 dòng lệch · 1 dòng không ghi nhận được').waitFor()
  await dialog.getByRole('checkbox', { name: /^Bỏ 1 dòng không ghi nhận được/ }).check()
  expect(await dialog.getByRole('textbox', { name: 'Số bảng kê' }).inputValue()).toBe('CN-TEP-1')
  await expectSound(page, 'backoffice-cash-file-1280')
  await dialog.getByRole('button', { name: 'Ghi nhận tiền nộp' }).click()
  await expectNotice(page, /Đã ghi nhận bảng kê CN-TEP-1 với 2 đơn/)
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Nhập bảng kê từ tệp' }).click()
  await file.setInputFiles(fileOf('CN-TEP-1.csv', lines))
  await dialog.getByText(/^Số bảng kê này đã được .+ ghi nhận lúc/).waitFor()
  await dialog.getByText('Không dòng nào của tệp ghi nhận được.').waitFor()
  await dialog.getByRole('button', { name: 'Quay lại' }).click()

  await page.goto('/quan-tri/')
  await page.getByRole('link', { name: /^Bảng kê thu hộ bị lệch/ }).click()
  await page.getByRole('link', { name: 'CN-TEP-1' }).click()
  await page.getByRole('button', { name: 'Giải thích' }).click()
  const explaining = page.getByRole('dialog', { name: `Đơn ${short.code} lệch vì sao?` })
  await explaining.getByRole('textbox', { name: 'Vì sao lệch' }).fill('Thu thiếu, khách trả sau')
  await explaining.getByRole('button', { name: 'Giải thích' }).click()
  await expectNotice(page, /Đã ghi giải thích/)
  await page.getByText('Chờ tiền về tài khoản').waitFor()
})

test('of two who book the same parcels one is told what changed, and books the rest', async () => {
  const shared = await takeCash(stage.shop, '0917000021')
  const own = await takeCash(stage.shop, '0917000022')
  const first = await inBackoffice(stage, 'accountant', cashPath, wide)
  const second = await inBackoffice(stage, 'accountant', cashPath, wide)
  expectTroubles(second, /409 \(Conflict\)/)
  const late = await openBooking(second.page, [shared, own])
  const early = await openBooking(first.page, [shared])
  await early.getByRole('textbox', { name: 'Số bảng kê' }).fill('CN-HAI-1')
  await early.getByRole('button', { name: 'Ghi nhận tiền nộp' }).click()
  await expectNotice(first.page, /CN-HAI-1 với 1 đơn/)
  await late.getByRole('textbox', { name: 'Số bảng kê' }).fill('CN-HAI-2')
  await late.getByRole('button', { name: 'Ghi nhận tiền nộp' }).click()
  const changed = late.getByRole('alert')
  await changed.getByText(shared.code).waitFor()
  await changed.getByRole('link', { name: 'CN-HAI-1' }).waitFor()
  await expectSound(second.page, 'backoffice-cash-overtaken-1280')
  await changed.getByRole('button', { name: 'Bỏ 1 đơn này' }).click()
  expect(await late.getByRole('textbox', { name: 'Số bảng kê' }).inputValue()).toBe('CN-HAI-2')
  await late.getByRole('button', { name: 'Ghi nhận tiền nộp' }).click()
  await expectNotice(second.page, /CN-HAI-2 với 1 đơn/)
})

test('a wrong statement is taken back on a phone, and its parcel is owed again', async () => {
  const order = await takeCash(stage.shop, '0917000031')
  const { page } = await inBackoffice(stage, 'accountant', cashPath, { viewport: phone })
  await page.getByRole('checkbox', { name: `Chọn đơn ${order.code}` }).waitFor()
  await expectSound(page, 'backoffice-cash-360')
  const dialog = await openBooking(page, [order])
  await dialog.getByRole('textbox', { name: 'Số bảng kê' }).fill('CN-SAI-1')
  await expectSound(page, 'backoffice-cash-book-360')
  await dialog.getByRole('button', { name: 'Ghi nhận tiền nộp' }).click()
  await expectNotice(page, /CN-SAI-1 với 1 đơn/)
  await page.goto('/quan-tri/bang-ke-thu-ho/?q=CN-SAI-1')
  const found = page.getByRole('list', { name: 'Các bảng kê' }).getByRole('link')
  await found.waitFor()
  await expectSound(page, 'backoffice-cash-statements-360')
  await found.click()
  await page.getByRole('heading', { level: 1, name: 'Bảng kê CN-SAI-1' }).waitFor()
  await expectSound(page, 'backoffice-cash-statement-360')
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('button', { name: 'Huỷ bảng kê' }).click()
  const asking = page.getByRole('dialog', { name: 'Huỷ bảng kê CN-SAI-1?' })
  await asking.getByText(/1 đơn trở lại chờ nộp/).waitFor()
  await asking.getByRole('textbox', { name: 'Lý do' }).fill('Nhập nhầm ngày')
  await asking.getByRole('button', { name: 'Huỷ bảng kê' }).click()
  await expectNotice(page, /Đã huỷ bảng kê/)
  await page.getByText(/đã huỷ bảng kê này lúc/).waitFor()
  await page.goto(`/quan-tri/tien-thu-ho/?q=${order.code}`)
  await page.getByRole('checkbox', { name: `Chọn đơn ${order.code}` }).waitFor()
  await page.getByText(formatVnd(order.amount)).first().waitFor()
})

test('how long a carrier may keep it is written with the day from which on', async () => {
  const { page } = await inBackoffice(stage, 'accountant', '/quan-tri/han-nop-tien/', {
    viewport: phone,
  })
  await page.getByRole('heading', { level: 1, name: 'Hạn nộp tiền' }).waitFor()
  await page.getByRole('link', { name: /Quầy chi nhánh/ }).waitFor()
  await expectSound(page, 'backoffice-cash-limits-360')
  await page.getByRole('button', { name: 'Thêm hạn nộp' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Thêm hạn nộp tiền' })
  await dialog.getByRole('combobox', { name: 'Đơn vị giữ tiền' }).selectOption('VNPost')
  await dialog.getByRole('spinbutton', { name: 'Số ngày được giữ' }).fill('5')
  await dialog.getByRole('textbox', { name: 'Áp dụng từ ngày' }).fill('01/01/2027')
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Hợp đồng mới')
  await expectSound(page, 'backoffice-cash-limit-add-360')
  await dialog.getByRole('button', { name: 'Thêm hạn nộp' }).click()
  await dialog.waitFor({ state: 'detached' })
  const limits = page.getByRole('list', { name: 'Các hạn nộp tiền' })
  await limits.getByText('Sắp áp dụng').waitFor()
})
