import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { findAccount } from '#server/loyalty/index.ts'
import { saveSurvey } from '#server/survey/index.ts'
import { openDemoSurvey } from '#seed/surveys/surveys.ts'
import { openStore, type StoreLogin } from '../support/store.ts'
import { logInToStore } from './support/counter.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectText, expectTroubles, setStage } from './support/stage.ts'

const stage = setStage()
const thumb = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

beforeAll(async () => {
  const { ctx } = stage.shop
  const today = ctx.clock.today()
  const days = { opens_on: addDays(today, -1), closes_on: addDays(today, 5) }
  const survey = { ...openDemoSurvey, ...days, published: true }
  await ctx.db.transaction().execute((trx) => saveSurvey(trx, survey, ctx.clock.now()))
})

const pageOf = ({ code }: StoreLogin) => `/nha-thuoc/tra-loi-cau-hoi/?id=${code}`
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const sign = (page: Page) => page.getByRole('main').getByRole('status')
const question = (page: Page, text: string) =>
  page.getByRole('heading', { level: 2, name: text }).waitFor()

async function atSurvey(store?: StoreLogin) {
  const login = store ?? (await openStore(stage.shop))
  const visitor = await stage.visit(null, thumb)
  await logInToStore(visitor.page, login)
  await visitor.open(pageOf(login))
  return { ...visitor, store: login }
}

test('a survey is answered half, closed, resumed on another phone, sent and rewarded once', async () => {
  const first = await atSurvey()
  const { page } = first
  await page.getByRole('heading', { level: 1, name: openDemoSurvey.title }).waitFor()
  await expectText(page.getByRole('main'), 'Tặng 50 điểm khi gửi')
  await expectSound(page, 'store-survey-intro-390')
  await press(page, 'Bắt đầu')
  await question(page, 'So với tháng trước')
  await press(page, 'Câu tiếp')
  await page.getByText('Vui lòng chọn một câu trả lời').waitFor()
  await page.getByText('4', { exact: true }).click()
  await eventually(() => sign(page).first().innerText()).toContain('Đã lưu')
  await press(page, 'Câu tiếp')
  await question(page, 'Khách hỏi mua nhóm hàng nào')
  await page.getByLabel('Xương khớp').check()
  await page.getByLabel('Ý kiến khác', { exact: true }).check()
  await page.getByLabel('Ghi rõ ý kiến khác').fill('Vitamin cho bé')
  await eventually(() => sign(page).first().innerText()).toContain('Đã lưu')
  await expectSound(page, 'store-survey-many-390')
  await page.close()

  const second = await atSurvey(first.store)
  const phone = second.page
  await expectText(phone.getByRole('main'), 'Đã trả lời 2/6 câu')
  await press(phone, 'Trả lời tiếp')
  await question(phone, 'Trung bình mỗi ngày')
  await phone.getByRole('textbox').fill('24')
  await press(phone, 'Câu tiếp')
  await phone.getByLabel('Có, nhiều lần').check()
  await press(phone, 'Câu tiếp')
  await question(phone, 'Vì sao quầy hết hàng?')
  await phone.getByLabel('Hàng giao chậm').check()
  await press(phone, 'Câu tiếp')
  const shelf = await phone.screenshot()
  await phone
    .getByLabel('Chụp ảnh')
    .setInputFiles({ name: 'ke.png', mimeType: 'image/png', buffer: shelf })
  await phone.getByRole('img', { name: 'Ảnh 1' }).waitFor()
  await press(phone, 'Câu tiếp')
  await press(phone, 'Bỏ qua')
  await phone.getByRole('heading', { name: 'Xem lại câu trả lời' }).waitFor()
  await expectText(phone.getByRole('main'), 'Xương khớp; Vitamin cho bé')
  // High enough for all of it: rows that slide below the tabs are no small targets.
  for (const width of [390, 360, 1280]) {
    await phone.setViewportSize({ width, height: 1300 })
    await expectSound(phone, `store-survey-review-${width}`)
  }
  await press(phone, 'Gửi câu trả lời')
  await phone.getByText('Điền số điện thoại nhận điểm thưởng').waitFor()
  await phone.getByLabel('Số điện thoại nhận điểm').fill('0977 000 123')
  await press(phone, 'Gửi câu trả lời')
  await phone.getByRole('heading', { name: 'Đã gửi, cảm ơn Quý khách' }).waitFor()
  await expectText(phone.getByRole('main'), '50 điểm đã được cộng')
  await expectSound(phone, 'store-survey-thanks-390')

  // One answer is changed: the question that it no longer asks is gone, and no second reward comes.
  await press(phone, 'Sửa câu trả lời')
  await phone.getByRole('button', { name: /Trong tháng quầy có lúc nào/ }).click()
  await phone.getByLabel('Không', { exact: true }).check()
  await eventually(() => sign(phone).first().innerText()).toContain('Thay đổi chưa gửi')
  await press(phone, 'Xem lại')
  await press(phone, 'Gửi thay đổi')
  await phone.getByRole('heading', { name: 'Đã gửi, cảm ơn Quý khách' }).waitFor()
  const { ctx } = stage.shop
  const account = await findAccount(ctx.db, { phone: '0977000123' }, ctx.clock.today())
  expect(account!.available).toBe(50)
  const [row] = await ctx.db
    .selectFrom('survey_answer')
    .select(['answers', 'state'])
    .where('store_code', '=', first.store.code)
    .execute()
  expect(row!.state).toBe('sent')
  expect(row!.answers).toMatchObject({ khach: 4, hop_ngay: 24, het_hang: 'khong' })
  expect(row!.answers).not.toHaveProperty('vi_sao')
})

test('without a network answers are kept on the phone, over a reload too, and sent when it is back', async () => {
  const visitor = await atSurvey()
  const { page, store } = visitor
  await press(page, 'Bắt đầu')
  await page.context().setOffline(true)
  await page.getByText('2', { exact: true }).click()
  await eventually(() => sign(page).first().innerText()).toContain('Chờ mạng')
  await press(page, 'Câu tiếp')
  await page.getByLabel('Bổ mắt').check()
  await page.context().setOffline(false)
  await eventually(() => sign(page).first().innerText()).toContain('Đã lưu')
  await page.context().setOffline(true)
  await press(page, 'Câu tiếp')
  await page.getByRole('textbox').fill('7')
  await eventually(() => sign(page).first().innerText()).toContain('Chờ mạng')
  await page.context().setOffline(false)
  await page.reload()
  await press(page, 'Trả lời tiếp')
  const read = () =>
    stage.shop.ctx.db
      .selectFrom('survey_answer')
      .select('answers')
      .where('store_code', '=', store.code)
      .execute()
  await eventually(async () => (await read())[0]?.answers).toEqual({
    khach: 2,
    nhom_hang: ['mat'],
    hop_ngay: 7,
  })
  expectTroubles(visitor, /ERR_INTERNET_DISCONNECTED/)
})

test('a store that is not asked is told so, with a way on', async () => {
  const { ctx } = stage.shop
  await ctx.db
    .updateTable('survey')
    .set({ access: 'list', store_codes: ['NT-KHAC'] })
    .execute()
  const { page } = await atSurvey()
  await page.getByText('Hiện chưa có khảo sát nào dành cho nhà thuốc.').waitFor()
  await expectSound(page, 'store-survey-denied-390')
  await ctx.db.updateTable('survey').set({ access: 'all' }).execute()
  await press(page, 'Thử lại')
  await page.getByRole('heading', { level: 1, name: openDemoSurvey.title }).waitFor()
})
