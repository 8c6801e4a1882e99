import { readFile } from 'node:fs/promises'
import { Buffer } from 'node:buffer'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { beforeAll, expect, test } from 'vitest'
import { getSimulation, startSimulation } from '#domain/game/backoffice/simulation-api.ts'
import { listTicketLots } from '#domain/game/backoffice/tickets-api.ts'
import { desktop, phone } from '../support/browser.ts'
import { writeTestGame } from '../support/desk-games.ts'
import { addListGame, addTicketGame } from '../support/game-desk-writes.ts'
import { hireStaff, type StaffMember } from '../support/staff.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop, eventually } from './support/stage.ts'

const stage = createE2eShop()
const games = '/quan-tri/tro-choi/'
let writer: StaffMember

beforeAll(async () => {
  writer = await hireStaff(stage.shop, 'content')
})

test('a draft is played a thousand times, read by key and by eye, and is old after a change', async () => {
  const { id } = await writeTestGame(stage.shop, 'chay-thu', writer)
  const { page } = await inBackoffice(stage, 'content', `${games}${id}/`, { viewport: desktop })
  await page.getByRole('button', { name: 'Chạy thử', exact: true }).click()
  await page.getByText(/1.000 lần chơi thử/).waitFor({ timeout: 90_000 })
  await page.getByText(/Bốn tuần qua chưa có|Lưu lượng thật từ/).waitFor()
  const chart = page.getByRole('figure', { name: 'Số giải còn lại theo thời gian' })
  const moment = chart.getByRole('slider', { name: 'Xem tại thời điểm' })
  await moment.focus()
  await moment.press('Home')
  await eventually(() => moment.getAttribute('aria-valuetext')).toContain('trên 5 giải')
  await chart.getByRole('combobox', { name: 'Giải thưởng' }).selectOption('100 điểm')
  await moment.press('End')
  await eventually(() => moment.getAttribute('aria-valuetext')).toContain('trên 200 giải')
  const table = page.getByRole('region', { name: 'Từng giải qua các lần chơi thử' })
  await expect(table.getByRole('row').count()).resolves.toBe(5)
  await expectSound(page, 'desk-simulation-1280')
  await page.setViewportSize(phone)
  await chart.scrollIntoViewIfNeeded()
  await expectSound(page, 'desk-simulation-360')
  await page.getByRole('textbox', { name: 'Nhãn hiệu được khuyến mại' }).fill('Nhãn khác')
  await page.getByRole('button', { name: 'Lưu bản nháp' }).click()
  await page.getByText('Nội dung đã sửa sau lần chạy thử này').waitFor()
})

test('a simulation that runs shows how far it is and is ended by a press', async () => {
  const game = await writeTestGame(stage.shop, 'chay-lau', writer)
  await stage.shop.call(startSimulation, { ...game, factor: 1000 }, { headers: writer.headers })
  const { page } = await inBackoffice(stage, 'content', `${games}${game.id}/`, { viewport: phone })
  await page.getByRole('progressbar', { name: 'Chạy thử' }).waitFor()
  await page.getByRole('button', { name: 'Dừng', exact: true }).click()
  await page.getByText('Lần chạy thử gần nhất đã bị dừng.').waitFor()
  const { simulation } = await stage.shop.call(
    getSimulation,
    { id: game.id },
    { headers: writer.headers },
  )
  expect(simulation!.state).toBe('cancelled')
})

test('tickets are printed into a file for the printer, and a lot is withdrawn', async () => {
  const { shop } = stage
  const id = await addTicketGame(shop.ctx, 'phieu-trang', 500)
  const { page } = await inBackoffice(stage, 'content', `${games}${id}/`, { viewport: desktop })
  await page.getByText('Chưa có lô phiếu nào.').waitFor()
  await page.getByRole('button', { name: 'In lô phiếu' }).click()
  const printing = page.getByRole('dialog')
  await printing.getByLabel('Số phiếu').fill('120')
  await printing.getByRole('textbox', { name: 'Tiền tố' }).fill('hp')
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  await printing.getByRole('textbox', { name: 'Khoá của nhà in' }).fill(recipient)
  await printing.getByRole('textbox', { name: 'Lý do' }).fill('Đợt hàng tháng 12')
  await expectSound(page, 'desk-tickets-print-1280')
  await printing.getByRole('button', { name: 'Tạo và xuất' }).click()
  await page.getByText(/120 phiếu · đã chơi 0/).waitFor()
  const { lots } = await shop.call(listTicketLots, { id }, { headers: writer.headers })
  expect(lots).toMatchObject([{ prefix: 'HP', count: 120 }])
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Tải tệp' }).click()
  const download = await downloading
  const name = `phieu-${id}-${lots[0]!.id}.pdf`
  expect(download.suggestedFilename()).toBe(`${name}.age`)
  const buffer = await readFile(await download.path())
  const sealed = { name: `${name}.age`, mimeType: 'application/octet-stream', buffer }
  await page.getByLabel('Mở tệp đã khoá (.age)').setInputFiles(sealed)
  const key = { name: 'khoa.txt', mimeType: 'text/plain', buffer: Buffer.from(identity) }
  const opening = page.waitForEvent('download')
  await page.getByLabel('Chọn tệp khoá').setInputFiles(key)
  const opened = await opening
  expect(opened.suggestedFilename()).toBe(name)
  expect((await readFile(await opened.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Thu hồi' }).click()
  const withdrawing = page.getByRole('dialog')
  await withdrawing.getByRole('textbox', { name: 'Lý do' }).fill('Mất thùng phiếu')
  await withdrawing.getByRole('button', { name: 'Thu hồi' }).click()
  await page.getByText(/đã thu hồi lúc .*: Mất thùng phiếu/).waitFor()
  await expectSound(page, 'desk-tickets-360')
})

test('a list of phones is tried, named where it is wrong, put in, searched and shortened', async () => {
  const { id } = await addListGame(stage.shop.ctx, 'hoi-nghi-trang')
  const { page } = await inBackoffice(stage, 'content', `${games}${id}/`, { viewport: phone })
  await page.getByText('Danh sách đang trống').waitFor()
  await page.getByRole('button', { name: 'Nhập từ tệp' }).click()
  const importing = page.getByRole('dialog')
  const choose = (text: string) =>
    importing
      .getByLabel('Tệp')
      .setInputFiles({ name: 'ds.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('Số điện thoại\n0912000001\nkhông có\n')
  await importing.getByText('Có 1 dòng cần sửa').waitFor()
  await expectSound(page, 'desk-phones-wrong-360')
  const phones = Array.from({ length: 24 }, (_, nth) => `0912000${String(nth).padStart(3, '0')}`)
  await choose(['Số điện thoại', ...phones, phones[0]].join('\n'))
  await importing.getByText('Thêm 24 số mới · 1 dòng lặp lại trong tệp').waitFor()
  await importing.getByRole('textbox', { name: 'Lý do' }).fill('Khách mời hội nghị')
  await importing.getByRole('button', { name: 'Nhập danh sách' }).click()
  await page.getByText('24 số trong danh sách').waitFor()
  await page.getByText('Trang 1 trên 2').waitFor()
  await expectSound(page, 'desk-phones-360')
  await page.getByRole('textbox', { name: 'Tìm theo các số cuối' }).fill('007')
  const remove = page.getByRole('button', { name: 'Bỏ *******007' })
  await remove.click()
  const removing = page.getByRole('dialog')
  await removing.getByRole('textbox', { name: 'Lý do' }).fill('Khách huỷ')
  await removing.getByRole('button', { name: 'Bỏ khỏi danh sách' }).click()
  await page.getByText('23 số trong danh sách').waitFor()
  await page.setViewportSize(desktop)
  await page.getByRole('textbox', { name: 'Tìm theo các số cuối' }).fill('')
  await expectSound(page, 'desk-phones-1280')
})

test('a figure of the law gets a new period, and somebody notes that they have read it', async () => {
  const { page, open } = await inBackoffice(stage, 'accountant', '/quan-tri/so-lieu-phap-luat/', {
    viewport: desktop,
  })
  await page.getByRole('link', { name: 'Thuế suất thu nhập từ trúng thưởng' }).first().waitFor()
  await expectSound(page, 'desk-law-1280')
  await page.getByRole('button', { name: 'Thêm số liệu' }).first().click()
  const adding = page.getByRole('dialog')
  await adding.getByRole('combobox', { name: 'Số liệu' }).selectOption('reportDays')
  await adding.getByLabel('Giá trị').fill('30')
  await adding.getByRole('textbox', { name: 'Từ ngày' }).fill('01/01/2027')
  await adding.getByRole('textbox', { name: /^Văn bản/ }).fill('Nghị định mới, Điều 20')
  await adding.getByRole('textbox', { name: 'Lý do' }).fill('Quy định mới')
  await expectSound(page, 'desk-law-add-1280')
  await adding.getByRole('button', { name: 'Thêm số liệu' }).click()
  await page.getByRole('heading', { level: 1, name: 'Hạn báo cáo kết quả khuyến mại' }).waitFor()
  await page.getByRole('button', { name: 'Xác nhận đã đối chiếu' }).click()
  const reading = page.getByRole('dialog')
  await reading.getByRole('textbox', { name: 'Đã đọc ở đâu' }).fill('Công báo, Điều 20 khoản 1')
  await reading.getByRole('button', { name: 'Xác nhận đã đối chiếu' }).click()
  await page.getByText('Công báo, Điều 20 khoản 1').first().waitFor()
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-law-one-360')
  await open('/quan-tri/so-lieu-phap-luat/')
  await page.getByText('30 ngày').waitFor()
  await expectSound(page, 'desk-law-360')
})
