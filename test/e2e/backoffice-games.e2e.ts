import { beforeAll, expect, test } from 'vitest'
import { getDeskGame, submitGame } from '#domain/game/backoffice/api.ts'
import { getGame } from '#domain/game/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { writeTestGame } from '../support/desk-games.ts'
import { hireStaff, type StaffMember } from '../support/staff.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop, eventually } from './support/stage.ts'

const stage = createE2eShop()
const list = '/quan-tri/tro-choi/'
let writer: StaffMember

beforeAll(async () => {
  writer = await hireStaff(stage.shop, 'content')
})

test('a wheel is begun from a template, its curve drawn, and kept', async () => {
  const { page } = await inBackoffice(stage, 'content', list, { viewport: desktop })
  await page.getByText('Chưa có trò chơi nào').waitFor()
  await expectSound(page, 'desk-games-empty-1280')
  await page.getByRole('button', { name: 'Soạn trò chơi' }).first().click()
  const adding = page.getByRole('dialog')
  await adding.getByRole('textbox', { name: 'Tên chương trình' }).fill('Vòng quay mùa xuân')
  await adding.getByRole('textbox', { name: 'Đường dẫn' }).fill('quay-mua-xuan')
  await adding.getByRole('button', { name: 'Tạo bản nháp' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vòng quay mùa xuân' }).waitFor()
  await page.getByText('Điền số đăng ký').waitFor()
  await page.getByText('54.250.000').waitFor()
  await expectSound(page, 'desk-game-editor-1280')

  // A pointer over the hours, then a key on one of them.
  const bars = page.getByRole('group', { name: /Theo giờ trong ngày/ })
  await bars.scrollIntoViewIfNeeded()
  const box = (await bars.boundingBox())!
  await page.mouse.move(box.x + 2, box.y + box.height * 0.9)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 4, box.y + box.height * 0.9, { steps: 12 })
  await page.mouse.up()
  const first = bars.getByRole('slider', { name: '0 giờ', exact: true })
  await eventually(() => first.getAttribute('aria-valuenow')).toBe('10')
  await first.focus()
  await first.press('ArrowUp')
  await eventually(() => first.getAttribute('aria-valuenow')).toBe('15')
  await page.getByRole('textbox', { name: 'Nhãn hiệu được khuyến mại' }).fill('An Lành')
  await page.getByRole('button', { name: 'Lưu bản nháp' }).click()
  await page.getByText('Đã lưu trò chơi').waitFor()
  const id = Number(/tro-choi\/(\d+)/.exec(page.url())![1])
  const kept = await stage.shop.call(getDeskGame, { id }, { headers: writer.headers })
  expect(kept.fields).toMatchObject({ brand: 'An Lành' })
  expect(kept.fields.hours.slice(0, 2)).toEqual([15, 10])
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-game-editor-360')
})

test('a second person reads all of it and approves; one presses the brake, another lets it go on', async () => {
  const { shop } = stage
  const { id, version } = await writeTestGame(shop, 'quay-dau-xuan', writer)
  await shop.call(submitGame, { id, version }, { headers: writer.headers })
  const reader = await inBackoffice(stage, 'admin', `${list}${id}/`, { viewport: desktop })
  const { page } = reader
  await page.getByRole('heading', { name: 'Nội dung được duyệt' }).waitFor()
  await page.getByText('Sở Công Thương Hà Nội').waitFor()
  await expectSound(page, 'desk-game-approval-1280')
  await page.getByRole('button', { name: 'Duyệt và công bố' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /Tôi đã đọc/ }).check()
  await dialog.getByRole('button', { name: 'Duyệt và công bố' }).click()
  await page.getByText('Mã cam kết đã công bố').waitFor()
  const { commitment } = await shop.call(getGame, { slug: 'quay-dau-xuan' })
  await page.getByText(commitment).waitFor()

  await page.getByRole('button', { name: 'Tạm dừng khẩn cấp' }).click()
  const stopping = page.getByRole('dialog')
  await stopping.getByRole('textbox', { name: 'Lý do' }).fill('Sai giải thưởng')
  await stopping.getByRole('button', { name: 'Tạm dừng khẩn cấp' }).click()
  await page.getByText(/đã tạm dừng: Sai giải thưởng/).waitFor()
  expect((await shop.call(getGame, { slug: 'quay-dau-xuan' })).state).toBe('paused')

  const other = await inBackoffice(stage, 'content', `${list}${id}/`, { viewport: phone })
  await other.page.getByRole('button', { name: 'Cho chạy tiếp' }).waitFor()
  await expectSound(other.page, 'desk-game-stopped-360')
  await other.page.getByRole('button', { name: 'Cho chạy tiếp' }).click()
  const resuming = other.page.getByRole('dialog')
  await resuming.getByRole('textbox', { name: 'Lý do' }).fill('Đã kiểm tra lại')
  await resuming.getByRole('button', { name: 'Cho chạy tiếp' }).click()
  await other.page.getByText(/đã duyệt lúc/).waitFor()
  await other.open(list)
  await other.page.getByText('Vòng quay thử').waitFor()
  await expectSound(other.page, 'desk-games-360')
})
