import { test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { hireEditors, publishArticle, wholeArticle } from '../support/publishing.ts'
import { chooseInMenu, inBackoffice } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, expectTroubles } from './support/stage.ts'

const stage = createE2eShop()
const categories = '/quan-tri/chuyen-muc-bai-viet/'
const tags = '/quan-tri/the-bai-viet/'

test('a category is added and stays while articles show it', async () => {
  const visitor = await inBackoffice(stage, 'content', '/quan-tri/', { viewport: desktop })
  const { page } = visitor
  await chooseInMenu(page, 'Nội dung', 'Chuyên mục bài viết')
  await page.getByRole('heading', { level: 1, name: 'Chuyên mục bài viết' }).waitFor()
  await page.getByRole('button', { name: 'Thêm chuyên mục' }).first().click()
  const adding = page.getByRole('dialog', { name: 'Thêm chuyên mục' })
  await adding.getByRole('textbox', { name: 'Tên chuyên mục' }).fill('Nước và sức khoẻ')
  await adding.getByRole('textbox', { name: 'Đường dẫn' }).fill('Nước')
  await adding.getByRole('textbox', { name: 'Mô tả' }).fill('Uống gì, bao nhiêu và khi nào.')
  await adding.getByLabel('Thứ tự').fill('7')
  await adding.getByRole('button', { name: 'Thêm chuyên mục' }).click()
  await adding.getByText(/Đường dẫn chỉ gồm chữ thường/).waitFor()
  await expectSound(page, 'backoffice-article-category-add-1280')
  await adding.getByRole('textbox', { name: 'Đường dẫn' }).fill('nuoc-va-suc-khoe')
  await adding.getByRole('button', { name: 'Thêm chuyên mục' }).click()
  await expectNotice(page, /Đã lưu chuyên mục/)
  await expectSound(page, 'backoffice-article-categories-1280')

  const { id } = await stage.shop.ctx.db
    .selectFrom('article_category')
    .select('id')
    .where('slug', '=', 'nuoc-va-suc-khoe')
    .executeTakeFirstOrThrow()
  const editors = await hireEditors(stage.shop)
  await publishArticle(stage.shop, editors, 'uong-du-nuoc-kit', wholeArticle(id))
  await page.getByRole('link', { name: /Nước và sức khoẻ/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Nước và sức khoẻ' }).waitFor()
  await page
    .getByRole('region', { name: 'Bài viết đang dùng' })
    .getByText('Uống đủ nước mỗi ngày')
    .waitFor()
  await expectSound(page, 'backoffice-article-category-1280')

  // Refused, in words and at its field.
  expectTroubles(visitor, /409/)
  await page.getByRole('button', { name: 'Sửa' }).click()
  const editing = page.getByRole('dialog', { name: 'Sửa chuyên mục' })
  await editing.getByRole('switch', { name: 'Đang dùng' }).click()
  await editing.getByRole('textbox', { name: 'Lý do' }).fill('Gộp chuyên mục')
  await editing.getByRole('button', { name: 'Lưu' }).click()
  await editing
    .getByText(/Còn 1 bài viết đang đăng/)
    .first()
    .waitFor()
  await expectSound(page, 'backoffice-article-category-in-use-1280')
})

test('on a phone tags are cards, and one of many is taken out of use', async () => {
  const editors = await hireEditors(stage.shop)
  const values = [
    { slug: 'kit-vitamin', name: 'Vitamin và khoáng chất' },
    { slug: 'kit-giac-ngu', name: 'Giấc ngủ ngon của người lớn tuổi' },
  ]
  const [used] = await stage.shop.ctx.db
    .insertInto('article_tag')
    .values(values)
    .returning('id')
    .execute()
  const category = await stage.shop.ctx.db
    .insertInto('article_category')
    .values({ slug: 'kit-khac', name: 'Kiến thức khác' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const body = wholeArticle(category.id, { tag_ids: [used!.id] })
  await publishArticle(stage.shop, editors, 'vitamin-moi-ngay-kit', body)

  const { page } = await inBackoffice(stage, 'content', tags, { viewport: phone })
  await page.getByRole('heading', { level: 1, name: 'Thẻ bài viết' }).waitFor()
  await page.getByRole('link', { name: /Vitamin và khoáng chất/ }).waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-article-tags-360')
  for (const { name } of values) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('button', { name: 'Ngừng dùng' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/Còn 1 bài viết đang đăng/).waitFor()
  await expectSound(page, 'backoffice-article-tags-bulk-360')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // The menu that the button was in.
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: /Vitamin và khoáng chất/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Vitamin và khoáng chất' }).waitFor()
  await page.getByText('Uống đủ nước mỗi ngày').waitFor()
  await expectSound(page, 'backoffice-article-tag-360')
  await page.getByRole('button', { name: 'Sửa' }).click()
  await page.getByRole('dialog', { name: 'Sửa thẻ' }).waitFor()
  await expectSound(page, 'backoffice-article-tag-edit-360')
})

test('the categories on a phone', async () => {
  const { page } = await inBackoffice(stage, 'pharmacist', categories, { viewport: phone })
  await page.getByRole('link', { name: /Kiến thức khác/ }).waitFor()
  await expectSound(page, 'backoffice-article-categories-360')
})
