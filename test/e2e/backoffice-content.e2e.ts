import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addDays, formatDate, vietnamDayOf } from '#domain/kernel/dates.ts'
import {
  addContent,
  getContent,
  saveDraft,
  type Content,
} from '#domain/publishing/backoffice/api.ts'
import { emptyBlocks, type BlockType } from '#domain/publishing/blocks.ts'
import { landing } from '#domain/publishing/landing.ts'
import type { ArticleBody } from '#domain/publishing/article.ts'
import { textOf } from '#domain/richtext/text-of.ts'
import { desktop, phone } from '../support/browser.ts'
import { addArticleCategory, hireEditors, wholeArticle } from '../support/publishing.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectSound, higherThanAny } from './support/soundness.ts'
import { createE2eShop, eventually, expectText, expectTroubles } from './support/stage.ts'

const stage = createE2eShop()

test('an article is written, kept, approved by a pharmacist and planned for tomorrow', async () => {
  await addArticleCategory(stage.shop.ctx.db, 'giac-ngu', 'Giấc ngủ')
  const { page } = await inBackoffice(stage, 'content', '/quan-tri/noi-dung/', {
    viewport: desktop,
  })
  await page.getByRole('link', { name: /Chính sách đổi trả/ }).waitFor()
  await expectSound(page, 'desk-contents-1280')
  await page.getByRole('button', { name: 'Thêm nội dung' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByLabel('Tiêu đề').fill('Ngủ đủ giấc để khoẻ')
  await eventually(() => adding.getByLabel('Đường dẫn').inputValue()).toBe('ngu-du-giac-de-khoe')
  await expectSound(page, 'desk-content-add-1280')
  await adding.getByRole('button', { name: 'Tạo bản nháp' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ngủ đủ giấc để khoẻ' }).waitFor()

  // What is missing leads to its field.
  const problems = page.getByRole('region', { name: /Còn thiếu/ })
  await problems.getByRole('button', { name: /Tóm tắt/ }).click()
  await page.keyboard.type('Ngủ bảy tiếng mỗi đêm giúp cơ thể hồi phục.')
  await expectText(page.getByRole('main'), '43/300 ký tự')
  const text = page.getByRole('textbox', { name: 'Nội dung bài' })
  await text.click()
  await page.keyboard.type('Người lớn cần bảy tiếng.')
  await page.keyboard.press('Enter')
  await page.getByLabel('Kiểu đoạn').selectOption('Tiêu đề 2')
  await page.keyboard.type('Vì sao')
  await page.getByLabel('Chuyên mục').selectOption('Giấc ngủ')
  await page.getByLabel('Họ tên tác giả').fill('Trần Thị Bình')
  await page.getByLabel('Ảnh đại diện', { exact: true }).setInputFiles([await photo()])
  await page.getByLabel('Mô tả ảnh').fill('Một người ngủ ngon')
  await page.getByRole('region', { name: 'Đã điền đủ nội dung' }).waitFor()
  await page.getByText(/^Đã lưu/).waitFor()
  await expectSound(page, 'desk-content-article-1280')
  const preview = page.getByRole('region', { name: 'Xem trước' })
  await preview.getByRole('heading', { name: 'Vì sao' }).waitFor()
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-content-article-360')
  await page.getByRole('radio', { name: 'Xem trước' }).check({ force: true })
  await expectSound(page, 'desk-content-preview-360')
  await page.setViewportSize(desktop)

  await page.getByRole('link', { name: 'Đăng và lịch sử' }).click()
  await page.getByRole('button', { name: 'Gửi duyệt' }).click()
  const keeping = page.getByRole('dialog')
  await keeping.getByLabel('Ghi chú').fill('Bản đầu')
  await keeping.getByRole('button', { name: 'Gửi duyệt' }).click()
  const revision = page.getByRole('group', { name: 'Phiên bản 1' })
  await page.getByText('Chờ dược sĩ duyệt.').waitFor()
  expect(await revision.getByRole('button', { name: 'Đăng', exact: true }).count()).toBe(0)
  await expectSound(page, 'desk-content-waits-1280')

  await approveAsPharmacist(page.url())
  await page.reload()
  await page.getByText(/Đã duyệt: DS. Trần Thị Bình/).waitFor()
  await revision.getByRole('button', { name: 'Đăng', exact: true }).click()
  const publishing = page.getByRole('dialog')
  await publishing.getByText('Hẹn giờ', { exact: true }).click()
  const tomorrow = formatDate(addDays(vietnamDayOf(stage.shop.ctx.clock.now()), 1))
  await publishing.getByRole('textbox', { name: 'Ngày đăng' }).fill(tomorrow)
  await publishing.getByLabel('Giờ', { exact: true }).fill('08:00')
  await publishing.getByText(`${tomorrow}, 08:00.`).waitFor()
  await publishing.getByText('Khi đăng sẽ thay đổi gì').click()
  await publishing.getByText('khách sẽ thấy toàn bộ nội dung này lần đầu').waitFor()
  await expectSound(page, 'desk-content-plan-1280')
  await publishing.getByRole('button', { name: 'Hẹn giờ' }).click()
  await page.getByText(`Hẹn đăng ${tomorrow.slice(0, 5)} 08:00`).waitFor()

  await revision.getByRole('button', { name: 'Liên kết xem trước' }).click()
  await page.getByRole('img', { name: 'Mã QR của liên kết xem trước' }).waitFor()
  await expectSound(page, 'desk-content-link-1280')
  await page.keyboard.press('Escape')
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-content-publish-360')
  await page.getByRole('link', { name: 'Về danh sách nội dung' }).click()
  await page.getByRole('link', { name: /Ngủ đủ giấc để khoẻ/ }).waitFor()
  await expectSound(page, 'desk-contents-360')
})

test('of two who write at once the second sees both texts and decides', async () => {
  const { writer } = await hireEditors(stage.shop)
  const content = await newContent(writer, 'article', 'hai-nguoi-cung-viet')
  const { id } = content
  const body = wholeArticle(1, { category_id: null, thumbnail: null })
  await stage.shop.call(saveDraft, { id, version: 1, body: { ...body } }, { headers: writer })
  const visitor = await inBackoffice(stage, 'content', `/quan-tri/noi-dung/${id}/`, {
    viewport: desktop,
  })
  const { page } = visitor
  const title = page.getByLabel('Tiêu đề', { exact: true })
  await title.waitFor()
  const theirs = { ...body, title: 'Uống đủ nước mỗi sáng' }
  await stage.shop.call(saveDraft, { id, version: 2, body: theirs }, { headers: writer })
  await title.fill('Uống đủ nước mỗi tối')
  const dialog = page.getByRole('dialog', { name: 'Có người khác vừa lưu bản nháp này' })
  await dialog.locator('del', { hasText: 'sáng' }).waitFor()
  await dialog.locator('ins', { hasText: 'tối' }).waitFor()
  await expectSound(page, 'desk-content-conflict-1280')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Xem hai bản' }).click()
  await dialog.getByRole('button', { name: 'Giữ bản của tôi' }).click()
  await page.getByText(/^Đã lưu/).waitFor()
  await eventually(async () => (await read(writer, id)).draft.body['title']).toBe(
    'Uống đủ nước mỗi tối',
  )
  // Theirs is a step back.
  await page.getByRole('button', { name: 'Hoàn tác (Ctrl+Z)' }).click()
  expect(await title.inputValue()).toBe('Uống đủ nước mỗi sáng')
  await page.keyboard.press('Control+Shift+z')
  await eventually(() => title.inputValue()).toBe('Uống đủ nước mỗi tối')
  expectTroubles(visitor, /409/)
})

test('a landing page is built by keyboard: blocks added, moved, copied, hidden, deleted, brought back', async () => {
  const { writer } = await hireEditors(stage.shop)
  const { id } = await newContent(writer, 'landing', 'khuyen-mai-mua-dong')
  const { page } = await inBackoffice(stage, 'content', `/quan-tri/noi-dung/${id}/`, {
    viewport: desktop,
  })
  const add = async (name: RegExp) => {
    await page.getByRole('button', { name: 'Thêm khối' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name }).press('Enter')
  }
  await page.getByRole('button', { name: 'Thêm khối' }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mở đầu/ })
    .waitFor()
  await expectSound(page, 'desk-content-palette-1280')
  await page.keyboard.press('Escape')
  await add(/^Mở đầu/)
  const list = page.getByRole('list', { name: 'Các khối nội dung' })
  await list.getByLabel('Tiêu đề', { exact: true }).fill('Ấm áp mùa đông')
  await add(/^Hỏi đáp/)
  await list.getByRole('button', { name: 'Thêm mục' }).click()
  await list.getByLabel('Câu hỏi', { exact: true }).fill('Giao hàng mất mấy ngày?')
  await list.getByLabel('Trả lời').fill('Hai ngày.')
  await expectSound(page, 'desk-content-landing-1280')
  await list.getByRole('button', { name: '2. Hỏi đáp' }).press('Alt+ArrowUp')
  await expectText(page.getByRole('main'), 'Đã chuyển Hỏi đáp tới vị trí 1/2')
  const heads = () => list.getByRole('button', { name: /^\d+\. / }).allInnerTexts()
  await eventually(heads).toHaveLength(2)
  const moved = list.getByRole('button', { name: '1. Hỏi đáp' })
  await eventually(() => moved.evaluate((head) => head === document.activeElement)).toBe(true)
  await list.getByRole('button', { name: 'Nhân đôi khối 1' }).press('Enter')
  await list.getByRole('button', { name: 'Ẩn khối 2' }).press('Enter')
  await list.getByText('Đang ẩn').waitFor()
  await list.getByRole('button', { name: 'Xoá khối 1' }).press('Enter')
  await page.getByRole('button', { name: 'Lấy lại khối' }).press('Enter')
  await list.getByRole('button', { name: '3. Mở đầu' }).waitFor()
  await eventually(async () =>
    ((await read(writer, id)).draft.body['blocks'] as { type: string; hidden: boolean }[]).map(
      ({ type, hidden }) => `${type}${hidden ? ' hidden' : ''}`,
    ),
  ).toEqual(['questions', 'questions hidden', 'hero'])
  await page.setViewportSize({ ...phone, height: higherThanAny })
  await expectSound(page, 'desk-content-landing-360')
})

test('a form for each kind of block opens, and of sixty blocks one has its form on the page', async () => {
  const { writer } = await hireEditors(stage.shop)
  const { id } = await newContent(writer, 'landing', 'trang-dai')
  const types = Object.keys(emptyBlocks) as BlockType[]
  const blocks = Array.from({ length: 60 }, (_, nth) => {
    const type = nth < types.length ? types[nth]! : 'text'
    const fields = nth < types.length ? emptyBlocks[type] : { content: longText(nth, 8) }
    return { type, key: `block${nth + 100}`, hidden: false, tone: 'plain', fields }
  })
  const body = { ...landing.empty, title: 'Trang dài', blocks }
  await stage.shop.call(saveDraft, { id, version: 1, body }, { headers: writer })
  const { page } = await inBackoffice(stage, 'content', `/quan-tri/noi-dung/${id}/`, {
    viewport: desktop,
  })
  const list = page.getByRole('list', { name: 'Các khối nội dung' })
  for (let nth = 1; nth <= types.length; nth += 1) {
    const head = list.getByRole('button', { name: new RegExp(`^${nth}\\. `) })
    await head.press('Enter')
    await list.getByRole('radio', { name: 'Xanh nhạt' }).waitFor()
  }
  await list.getByRole('button', { name: /^2\. / }).press('Enter')
  // Of sixty blocks one has its form on the page.
  expect(await list.getByRole('radio').count()).toBe(3)
  const title = list.getByLabel('Tiêu đề phần')
  await title.pressSequentially('Sáu mươi khối trên một trang')
  await page.getByText(/^Đã lưu/).waitFor()
  expect(await title.inputValue()).toBe('Sáu mươi khối trên một trang')
})

test('Vietnamese typing neither doubles nor loses letters', async () => {
  const { writer } = await hireEditors(stage.shop)
  const { id } = await newContent(writer, 'article', 'go-tieng-viet')
  const { page } = await inBackoffice(stage, 'content', `/quan-tri/noi-dung/${id}/`, {
    viewport: desktop,
  })
  const text = page.getByRole('textbox', { name: 'Nội dung bài' })
  await text.click()
  // As phones and IBus: a word is composed, then committed.
  const keys = await page.context().newCDPSession(page)
  for (const word of [
    ['t', 'ti', 'tiê', 'tiên', 'tiếng', 'tiếng'],
    ['V', 'Vi', 'Viê', 'Việt'],
  ]) {
    for (const composed of word) {
      await keys.send('Input.imeSetComposition', {
        text: composed,
        selectionStart: composed.length,
        selectionEnd: composed.length,
      })
    }
    await keys.send('Input.insertText', { text: word.at(-1)! })
    await page.keyboard.press('Space')
  }
  // As UniKey: letters are taken back and typed anew.
  await page.keyboard.type('duoc')
  for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.insertText('được')
  await page.keyboard.type(' kho')
  await page.keyboard.press('Backspace')
  await page.keyboard.insertText('oẻ')
  await eventually(() => text.innerText()).toBe('tiếng Việt được khoẻ')
  await eventually(async () => {
    const { content } = (await read(writer, id)).draft.body as unknown as ArticleBody
    return textOf(content)
  }).toBe('tiếng Việt được khoẻ')
})

test('what is pasted from Word and pages keeps its form and nothing else; bad links are refused', async () => {
  const { writer } = await hireEditors(stage.shop)
  const { id } = await newContent(writer, 'article', 'dan-tu-word')
  const { page } = await inBackoffice(stage, 'content', `/quan-tri/noi-dung/${id}/`, {
    viewport: desktop,
  })
  const text = page.getByRole('textbox', { name: 'Nội dung bài' })
  await text.click()
  await text.evaluate((place, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    place.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, pasted)
  await page.getByText('1 ảnh chưa được dán').waitFor()
  await page.getByText(/^Đã lưu/).waitFor()
  await eventually(async () => {
    const { content } = (await read(writer, id)).draft.body as unknown as ArticleBody
    return content.content.map(({ type }) => type)
  }).toEqual(['heading', 'paragraph', 'bulletList', 'table'])
  const { content } = (await read(writer, id)).draft.body as unknown as ArticleBody
  const stored = JSON.stringify(content)
  expect(stored).not.toMatch(/javascript|MsoNormal|style|colspan/)
  expect(stored).toContain('"href":"https://anlanh.vn/"')

  await text.getByText('Liều dùng').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Liên kết' })
  await dialog.getByLabel('Địa chỉ').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Đặt liên kết' }).click()
  await dialog.getByText('Liên kết này không dùng được').waitFor()
  await expectSound(page, 'desk-content-link-refused-1280')
  await dialog.getByLabel('Địa chỉ').fill('/mua-hang/')
  await dialog.getByRole('button', { name: 'Đặt liên kết' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await text.locator('a[href="/mua-hang/"]').waitFor()
  await page.getByRole('button', { name: 'Ảnh', exact: true }).click()
  await page.getByRole('dialog', { name: 'Ảnh trong bài' }).waitFor()
  await expectSound(page, 'desk-content-picture-1280')
})

const pasted = `<html><head><style>p.MsoNormal{margin:0}</style></head><body>
<h1 class="title" style="color:red">Liều dùng</h1>
<p class="MsoNormal" style="margin:0cm"><b>Hai</b> viên <a href="javascript:alert(1)">mỗi</a> <a href="http://anlanh.vn/">ngày</a><o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>Sáng</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>Tối</p>
<img src="https://example.com/a.png"><script>alert(1)</script>
<table><tr><td colspan="1">Tuổi</td><td>Liều</td></tr></table></body></html>`

async function newContent(
  headers: Record<string, string>,
  kind: 'article' | 'landing',
  slug: string,
): Promise<Content> {
  return stage.shop.call(addContent, { kind, slug, title: 'Nội dung thử' }, { headers })
}

function read(headers: Record<string, string>, id: number): Promise<Content> {
  return stage.shop.call(getContent, { id }, { headers })
}

async function approveAsPharmacist(url: string): Promise<void> {
  const { page } = await inBackoffice(stage, 'pharmacist', new URL(url).pathname + '?phan=dang', {
    viewport: desktop,
  })
  await page.getByRole('button', { name: 'Đọc và duyệt' }).click()
  const dialog = page.getByRole('dialog')
  const approving = dialog.getByRole('button', { name: 'Duyệt', exact: true })
  await dialog.getByRole('region', { name: 'Xem trước' }).waitFor()
  expect(await approving.isDisabled()).toBe(true)
  await expectSound(page, 'desk-content-approve-1280')
  await dialog.getByLabel('Tôi đã đọc toàn bộ nội dung').check()
  await approving.click()
  await page.getByText(/Đã duyệt: DS. Trần Thị Bình/).waitFor()
  await expectSound(page, 'desk-content-publish-1280')
}

async function photo() {
  const drawing = {
    create: { width: 600, height: 600, channels: 3, background: '#27ae60' },
  } as const
  const buffer = await sharp(drawing).jpeg().toBuffer()
  return { name: 'ngu.jpg', mimeType: 'image/jpeg', buffer }
}

function longText(nth: number, paragraphs: number) {
  const words = Array.from({ length: 20 }, (_, word) => `chữ${word}`).join(' ')
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: `${nth} ${words}` }] }
  return { type: 'doc', content: Array.from({ length: paragraphs }, () => paragraph) }
}
