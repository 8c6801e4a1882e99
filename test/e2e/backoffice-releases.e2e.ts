import { beforeAll, expect, test } from 'vitest'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { getArticle } from '#domain/publishing/api.ts'
import * as api from '#domain/publishing/backoffice/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice } from './support/backoffice.ts'
import {
  addArticleCategory,
  approve,
  hireEditors,
  publishArticle,
  wholeArticle,
} from '../support/publishing.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const list = '/quan-tri/phat-hanh/'

beforeAll(async () => {
  const { shop } = stage
  const editors = await hireEditors(shop)
  const categoryId = await addArticleCategory(shop.ctx.db, 'le-hoi', 'Lễ hội')
  const { id } = await publishArticle(
    shop,
    editors,
    'mua-sam-thong-minh',
    wholeArticle(categoryId, { title: 'Mua sắm thông minh ngày thường' }),
  )
  const body = { ...wholeArticle(categoryId, { title: 'Mua sắm thông minh ngày 11/11' }) }
  await shop.call(api.saveDraft, { id, version: 2, body }, { headers: editors.writer })
  await shop.call(api.keepRevision, { id, version: 3 }, { headers: editors.writer })
  await approve(shop, editors.pharmacist, id, 2)
})

const titleNow = async () => (await stage.shop.call(getArticle, { id: 'mua-sam-thong-minh' })).title

test('a release is planned by one, approved by another, and stopped with one press', async () => {
  const planner = await inBackoffice(stage, 'content', list, { viewport: desktop })
  const { page } = planner
  await page.getByRole('button', { name: 'Thêm đợt phát hành' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Thêm đợt phát hành' })
  await dialog.getByRole('textbox', { name: 'Tên đợt' }).fill('Ngày hội 11/11')
  const soon = new Date(stage.shop.ctx.clock.now().getTime() + minutes(10))
  const [time = '', day = ''] = formatDateTime(soon.toISOString()).split(' ')
  await dialog.getByRole('textbox', { name: 'Bắt đầu lúc' }).fill(day)
  await dialog.getByLabel('Giờ', { exact: true }).first().fill(time)
  await dialog.getByRole('combobox', { name: 'Nội dung trong đợt' }).fill('mua sam')
  await dialog.getByRole('option', { name: /Mua sắm thông minh/ }).click()
  await dialog.getByRole('combobox', { name: 'Bản đăng' }).waitFor()
  await expectSound(page, 'desk-release-add-1280')
  await dialog.getByRole('button', { name: 'Thêm đợt phát hành' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ngày hội 11/11' }).waitFor()
  await page.getByText('Đang chờ một người khác duyệt.').waitFor()
  await expectSound(page, 'desk-release-1280')
  const address = new URL(page.url()).pathname

  const publisher = await inBackoffice(stage, 'admin', address, { viewport: phone })
  await publisher.page.getByRole('button', { name: 'Duyệt đợt này' }).click()
  const approval = publisher.page.getByRole('dialog', { name: 'Duyệt đợt phát hành' })
  await approval.getByRole('textbox', { name: 'Lý do' }).fill('Đúng kế hoạch')
  await approval.getByRole('button', { name: 'Duyệt đợt này' }).click()
  await publisher.page.getByText(/đã duyệt\.$/).waitFor()
  expect(await titleNow()).toBe('Mua sắm thông minh ngày thường')
  // Its moment comes while somebody looks.
  stage.shop.ctx.clock.advance(minutes(10))
  expect(await titleNow()).toBe('Mua sắm thông minh ngày 11/11')
  await expectSound(publisher.page, 'desk-release-approved-360')

  await publisher.page.getByRole('button', { name: 'Dừng tất cả' }).click()
  const stopping = publisher.page.getByRole('dialog', { name: 'Dừng đợt phát hành' })
  await stopping.getByRole('textbox', { name: 'Lý do' }).fill('Sai giá')
  await stopping.getByRole('button', { name: 'Dừng tất cả' }).click()
  await publisher.page.getByText(/đã dừng: Sai giá/).waitFor()
  expect(await titleNow()).toBe('Mua sắm thông minh ngày thường')
  await publisher.open(list)
  await publisher.page.getByText('Ngày hội 11/11').waitFor()
  await expectSound(publisher.page, 'desk-releases-360')
})
