import { expect, test } from 'vitest'
import type { Standbys } from '#server/platform/standbys/standbys.ts'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, eventually } from './support/stage.ts'

const stage = createE2eShop()

test('a customer reads out eight signs: the desk finds what failed, tells the public and says when it is over', async () => {
  const { incidents } = stage.shop.app
  const incident = incidents.note({
    requestId: '4bf92f35-77b3-4da6-a3ce-929d0e0e4736',
    route: 'POST /api/order',
    status: 500,
    error: new TypeError('0912345678'),
  })
  incidents.note({ requestId: 'another', route: 'GET /*', status: 503, error: new Error('x') })
  await incidents.write()
  const { page } = await inBackoffice(stage, 'admin', '/quan-tri/he-thong/', { viewport: desktop })
  await page.getByRole('heading', { level: 1, name: 'Tình trạng hệ thống' }).waitFor()
  await page.getByText('2 yêu cầu').waitFor()
  await expectSound(page, 'desk-health-1280')
  await page
    .getByRole('textbox', { name: 'Mã sự cố' })
    .fill(incident.toLowerCase().replace('-', ' '))
  await page.keyboard.press('Enter')
  await page.getByText('TypeError').waitFor()
  await eventually(() => page.getByText('GET /*').count()).toBe(0)
  expect(await page.locator('main').innerText()).not.toContain('0912345678')
  await page.getByRole('button', { name: 'Xem tất cả' }).click()
  await page.getByText('GET /*').waitFor()

  await page.getByRole('button', { name: 'Báo sự cố' }).click()
  const dialog = page.getByRole('dialog', { name: 'Báo sự cố cho khách' })
  await dialog.getByRole('combobox', { name: 'Phần bị ảnh hưởng' }).selectOption('payment')
  await dialog
    .getByRole('textbox', { name: 'Lời báo cho khách' })
    .fill('<b>Thẻ</b> đang chậm, mong khách chờ.')
  await dialog.getByRole('button', { name: 'Báo sự cố' }).click()
  await page.getByText('chưa xong').waitFor()
  await page.setViewportSize(phone)
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'desk-health-360')
  const told = await fetch(`${stage.shop.origin}/trang-thai/`)
  expect(await told.text()).toContain('&#60;b&#62;Thẻ&#60;/b&#62; đang chậm')
  await page.getByRole('button', { name: 'Đã khắc phục' }).click()
  const question = page.getByRole('dialog', { name: 'Báo là đã khắc phục?' })
  await question.getByRole('button', { name: 'Đã khắc phục' }).click()
  await eventually(() => page.getByText('chưa xong').count()).toBe(0)
})

test('a copy of the database that is left out stands on the page, with why', async () => {
  const { ctx } = stage.shop
  const list: Standbys['list'] = () => [
    { name: '10.20.0.11:5432', state: 'leads', behindMs: 0, behindBytes: 0 },
    { name: '10.20.0.12:5432', state: 'used', behindMs: 0, behindBytes: 0 },
    { name: '10.20.0.13:5432', state: 'behind', behindMs: 130_000, behindBytes: 1 },
  ]
  const read: Standbys['read'] = (of, _, work) => work(of)
  ctx.standbys = { list, read } as Standbys
  try {
    const view = { viewport: desktop }
    const { page } = await inBackoffice(stage, 'admin', '/quan-tri/he-thong/', view)
    await page.getByText('Đang đọc ở 1 bản sao').waitFor()
    await page.getByText('10.20.0.13:5432: chậm 2 phút, tạm không đọc').waitFor()
    await expectSound(page, 'desk-health-standbys-1280')
    await page.setViewportSize(phone)
    await expectNoSidewaysScrolling(page)
    await expectSound(page, 'desk-health-standbys-360')
  } finally {
    ctx.standbys = undefined
  }
})

test('the status page tells everybody what works, without a script and with nobody’s id', async () => {
  const answer = await fetch(`${stage.shop.origin}/trang-thai/`)
  expect(answer.headers.get('x-request-id')).toBe(null)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=10')
  expect(await answer.text()).not.toContain('<script')
  const { page } = await stage.visit('/')
  await page.goto(`${stage.shop.origin}/trang-thai/`)
  await page.getByRole('heading', { level: 1, name: 'Tình trạng hệ thống' }).waitFor()
  await page.getByText('Đặt hàng').waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'status-360')
})
