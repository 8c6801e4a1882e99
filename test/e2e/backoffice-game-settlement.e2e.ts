import { beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { getGame } from '#domain/game/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { openSureWheel, twentyPoints, winAtOnce } from '../support/game-wins.ts'
import { playClosedGame } from '../support/settle-games.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

/** After the end of a game: what is owed, by which paper, and the press of a second person. */
const stage = createE2eShop()
const paper = { name: 'bao-cao.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
let id: number
let slug: string

beforeAll(async () => {
  const game = await playClosedGame(stage.shop, { phones: ['0912345001', '0912345002'] })
  ;({ id, slug } = game)
})

describe('a game that has ended', () => {
  test('is followed on its board as long as it goes on, also when the network is away', async () => {
    const { shop } = stage
    const running = await openSureWheel(shop, twentyPoints, { wins_per_phone: 3 })
    await winAtOnce(shop, running, '0912345010', 4)
    const path = `/quan-tri/tro-choi/${running.id}/theo-doi/`
    const visitor = await inBackoffice(stage, 'content', path, { viewport: desktop })
    const { page } = visitor
    await page.getByText('Trực tiếp, cập nhật lúc').waitFor()
    await page.getByText('Đến lúc này: đã trúng 4').waitFor()
    await expectSound(page, 'desk-game-board-1280')
    await winAtOnce(shop, running, '0912345011', 2)
    await page.getByText('Đến lúc này: đã trúng 6').waitFor()

    await page.context().setOffline(true)
    await page.getByText('Mất kết nối').waitFor()
    await page.getByText('Đến lúc này: đã trúng 6').waitFor()
    await page.context().setOffline(false)
    await page.getByText('Trực tiếp, cập nhật lúc').waitFor()
    await page.setViewportSize(phone)
    await expectSound(page, 'desk-game-board-360')
    await expectNoSidewaysScrolling(page)

    await page.getByRole('button', { name: 'Tạm dừng khẩn cấp' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Sai giải thưởng')
    await dialog.getByRole('button', { name: 'Tạm dừng khẩn cấp' }).click()
    await page.getByText(/đã tạm dừng: Sai giải thưởng/).waitFor()
  })

  test('has its papers, which say what they lack', async () => {
    const path = `/quan-tri/tro-choi/${id}/ho-so/`
    const { page } = await inBackoffice(stage, 'content', path, { viewport: desktop })
    await page.getByText('Còn thiếu, sẽ chừa chỗ điền tay').first().waitFor()
    await page.getByText('cần quyền quyết toán').waitFor()
    await expectSound(page, 'desk-game-dossier-1280')
    await page.getByRole('textbox', { name: 'Địa bàn khuyến mại' }).fill('Thành phố Hà Nội')
    await page.getByRole('button', { name: 'Lưu thông tin' }).click()
    await page.getByText('Đã lưu thông tin hồ sơ').waitFor()
    await page.setViewportSize(phone)
    await expectSound(page, 'desk-game-dossier-360')
    await expectNoSidewaysScrolling(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Tải PDF: Đăng ký thực hiện khuyến mại' }).click()
    expect((await downloading).suggestedFilename()).toBe(`dang-ky-khuyen-mai-${slug}.pdf`)
  })

  test('is settled by a second accountant once all is noted with its papers', async () => {
    const path = `/quan-tri/tro-choi/${id}/quyet-toan/`
    const first = await inBackoffice(stage, 'accountant', path, { viewport: desktop })
    const { page } = first
    await page.getByText('50% giá trị giải không có người nhận').waitFor()
    await page.getByText('80.000 VNĐ').first().waitFor()
    await expectSound(page, 'desk-game-settlement-1280')
    await note(page, 'Công bố kết quả', {})
    await note(page, 'Trao giải', { reference: 'Số biên bản' })
    await note(page, 'Báo cáo cơ quan quản lý', { reference: 'Số văn bản', withPaper: true })
    await note(page, 'Nộp phần không có người nhận', {
      reference: 'Số chứng từ',
      withPaper: true,
    })
    await page.getByText('Người đang đăng nhập đã ghi nhận một phần các mốc').waitFor()
    expect(await page.getByRole('button', { name: 'Quyết toán', exact: true }).count()).toBe(0)

    const second = await inBackoffice(stage, 'accountant', path, { viewport: phone })
    const other = second.page
    await other.getByRole('button', { name: 'Quyết toán', exact: true }).waitFor()
    await expectSound(other, 'desk-game-settlement-ready-360')
    await expectNoSidewaysScrolling(other)
    await other.getByRole('button', { name: 'Quyết toán', exact: true }).click()
    const dialog = other.getByRole('dialog', { name: 'Quyết toán chương trình' })
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Quyết toán' }).click()
    await other.getByText('Số liệu đã chốt khi quyết toán').waitFor()
    await expectSound(other, 'desk-game-settled-360')
    await page.getByText('Số liệu đã chốt khi quyết toán').waitFor()
    await expectSound(page, 'desk-game-settled-1280')

    const { shop } = stage
    expect((await shop.call(getGame, { slug })).state).toBe('settled')
    const shopper = await stage.visit(`/choi/${slug}/`, { viewport: phone })
    await shopper.page.getByText('đã kết thúc và trao xong giải').waitFor()
    const report = page.waitForEvent('download')
    await first.open(`/quan-tri/tro-choi/${id}/ho-so/`)
    await page.getByRole('link', { name: /Tải PDF: Báo cáo thực hiện/ }).click()
    expect((await report).suggestedFilename()).toBe(`bao-cao-khuyen-mai-${slug}.pdf`)
    const table = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Bản đầy đủ: Người trúng thưởng' }).click()
    expect((await table).suggestedFilename()).toContain('nguoi-trung-thuong')
  })
})

async function note(
  page: Page,
  step: string,
  { reference, withPaper = false }: { reference?: string; withPaper?: boolean },
): Promise<void> {
  await page.getByRole('button', { name: `Ghi nhận: ${step}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: 'Ngày xong' })
    .fill(dayWords(stage.shop.ctx.clock.today()))
  if (reference !== undefined)
    await dialog.getByRole('textbox', { name: reference }).fill('12/2026')
  if (withPaper) {
    await dialog.locator('input[type=file]').setInputFiles(paper)
    await dialog.getByRole('link', { name: paper.name }).waitFor()
  }
  await dialog.getByRole('button', { name: 'Ghi nhận', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

const dayWords = (day: string) => day.split('-').toReversed().join('/')
