import { test } from 'vitest'
import { leaveLead } from '#domain/publishing/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { blockOf, hireEditors, publishLanding, wholeLanding } from '../support/publishing.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const list = '/quan-tri/khach-de-lai-so/'

test('whoever left a phone at a page is called, noted, and forgotten when they ask', async () => {
  const { page } = await inBackoffice(stage, 'care', list, { viewport: desktop })
  await page.getByRole('heading', { name: 'Chưa có ai để lại số' }).waitFor()
  await expectSound(page, 'backoffice-leads-empty-1280')

  const form = blockOf('lead', { title: 'Tư vấn', purpose: 'gọi tư vấn dinh dưỡng cho bé' })
  const editors = await hireEditors(stage.shop)
  await publishLanding(
    stage.shop,
    editors,
    'tu-van-be',
    wholeLanding([form], { title: 'Dinh dưỡng cho bé' }),
  )
  const people = ['Nguyễn Thị Lan', 'Trần Quốc Việt', 'Lê Minh Châu']
  for (const [nth, name] of people.entries()) {
    const person = { name, phone: `090123456${nth}`, consent: true as const }
    await stage.shop.call(leaveLead, { slug: 'tu-van-be', block: form.key, ...person })
  }
  await page.reload()
  await page.getByRole('link', { name: /Lê Minh Châu/ }).waitFor()
  await expectSound(page, 'backoffice-leads-1280')

  await page.getByRole('link', { name: /Nguyễn Thị Lan/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Nguyễn Thị Lan' }).waitFor()
  await page.getByRole('link', { name: 'Gọi 0901234560' }).waitFor()
  await page.getByRole('button', { name: 'Sửa' }).click()
  const noting = page.getByRole('dialog', { name: 'Ghi kết quả liên hệ' })
  await noting.getByLabel('Kết quả').selectOption('Chưa gọi được')
  await noting.getByRole('textbox', { name: 'Ghi chú' }).fill('Gọi lại sau 17:00')
  await noting.getByRole('textbox', { name: 'Lý do' }).fill('Gọi lần một, máy bận')
  await noting.getByRole('button', { name: 'Lưu' }).click()
  await expectNotice(page, /Đã ghi kết quả liên hệ/)
  await page.getByText('Gọi lại sau 17:00').waitFor()
  await expectSound(page, 'backoffice-lead-1280')

  await page.getByRole('button', { name: 'Xoá thông tin' }).click()
  const erasing = page.getByRole('dialog', { name: 'Xoá thông tin người này?' })
  await erasing.getByRole('textbox', { name: 'Lý do' }).fill('Khách yêu cầu qua hotline')
  await erasing.getByRole('button', { name: 'Xoá thông tin' }).click()
  await page.getByRole('heading', { level: 1, name: 'Đã xoá thông tin' }).waitFor()
  await expectSound(page, 'backoffice-lead-erased-1280')

  await page.setViewportSize(phone)
  await page.getByRole('link', { name: 'Về danh sách khách để lại số' }).click()
  await page.getByRole('link', { name: /Trần Quốc Việt/ }).waitFor()
  await expectSound(page, 'backoffice-leads-360')
})
