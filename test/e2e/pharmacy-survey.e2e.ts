import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { findAccount } from '#server/loyalty/index.ts'
import { saveSurvey } from '#server/survey/index.ts'
import { openDemoSurvey } from '#seed/surveys/surveys.ts'
import { openPharmacy, type PharmacyLogin } from '../support/pharmacy.ts'
import { logInToPharmacy } from './support/counter.ts'
import { expectNotice } from './support/notices.ts'
import { expectSound, higherThanAny } from './support/soundness.ts'
import { homeTexts } from '#web/pharmacy/home/texts.ts'
import { pharmacyTexts } from '#web/pharmacy/texts.ts'
import { surveyPageTexts as texts } from '#web/features/survey/texts.ts'
import { eventually, expectText, expectTroubles, hydrated, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const thumb = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

beforeAll(async () => {
  const { ctx } = stage.shop
  const today = ctx.clock.today()
  const days = { opens_on: addDays(today, -1), closes_on: addDays(today, 5) }
  const survey = { ...openDemoSurvey, ...days, published: true }
  await ctx.db.transaction().execute((trx) => saveSurvey(trx, survey, ctx.clock.now()))
})

const homeOf = ({ code }: PharmacyLogin) => `/nha-thuoc/?id=${code}`
const pageOf = ({ code }: PharmacyLogin) => `/nha-thuoc/tra-loi-cau-hoi/?id=${code}`
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const sign = (page: Page) => page.getByRole('main').getByRole('status')
const question = (page: Page, text: string) =>
  page.getByRole('heading', { level: 2, name: text }).waitFor()

// What a browser says of lost calls; 403: the proof of a write could not be fetched while the network came back.
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script|403 \(Forbidden\)/

/** High enough for all of it: what slides below the tabs is no small target. */
async function expectSoundWhole(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 1300 })
  await expectSound(page, name)
  await page.setViewportSize(thumb.viewport)
}

/** All questions before the picture. */
async function answerUntilPhoto(page: Page): Promise<void> {
  await press(page, 'Bắt đầu')
  await page.getByText('4', { exact: true }).click()
  await press(page, 'Câu tiếp')
  await page.getByLabel('Xương khớp').check()
  await press(page, 'Câu tiếp')
  await page.getByRole('textbox').fill('24')
  await press(page, 'Câu tiếp')
  await page.getByLabel('Không', { exact: true }).check()
  await press(page, 'Câu tiếp')
  await question(page, 'Chụp kệ hàng')
  await eventually(() => sign(page).first().innerText()).toContain('Đã lưu')
}

async function takePhoto(page: Page, label = 'Chụp ảnh'): Promise<void> {
  const buffer = await page.screenshot()
  await page.getByLabel(label).setInputFiles({ name: 'ke.png', mimeType: 'image/png', buffer })
}

async function readAnswer({ code }: PharmacyLogin) {
  const found = await stage.shop.ctx.db
    .selectFrom('survey_answer')
    .select(['answers', 'state', 'rewarded'])
    .where('store_code', '=', code)
    .executeTakeFirstOrThrow()
  return found
}

/** All that the disk holds of pictures that wait, as a thief would read it. */
function diskText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const open = indexedDB.open('an-lanh-survey')
    await new Promise((done) => open.addEventListener('success', done))
    const asked = open.result.transaction('row').objectStore('row').getAll()
    await new Promise((done) => asked.addEventListener('success', done))
    const rows = asked.result as { key: string; data: ArrayBuffer }[]
    open.result.close()
    return rows.map(({ key, data }) => key + new TextDecoder('latin1').decode(data)).join('')
  })
}

async function atSurvey(pharmacy?: PharmacyLogin) {
  const login = pharmacy ?? (await openPharmacy(stage.shop))
  const visitor = await stage.visit(null, thumb)
  await logInToPharmacy(visitor.page, login)
  await visitor.open(pageOf(login))
  return { ...visitor, pharmacy: login }
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
  await page.setViewportSize({ width: 390, height: higherThanAny })
  await expectSound(page, 'store-survey-many-390')
  await page.close()

  const second = await atSurvey(first.pharmacy)
  const phone = second.page
  await second.open(homeOf(first.pharmacy))
  await expectText(phone.getByRole('main'), 'Tặng 50 điểm khi gửi')
  await phone.getByRole('link', { name: 'Đã trả lời 2/6 câu · Trả lời tiếp' }).click()
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
  for (const width of [390, 360, 1280]) {
    await phone.setViewportSize({ width, height: higherThanAny })
    await expectSound(phone, `store-survey-review-${width}`)
  }
  await press(phone, 'Gửi câu trả lời')
  await phone.getByText('Điền số điện thoại nhận điểm thưởng').waitFor()
  await phone.getByLabel('Số điện thoại nhận điểm').fill('0977 000 123')
  await press(phone, 'Gửi câu trả lời')
  await phone.getByRole('heading', { name: 'Đã gửi, cảm ơn bạn' }).waitFor()
  await expectText(phone.getByRole('main'), '50 điểm đã được cộng')
  await expectSound(phone, 'store-survey-thanks-390')

  // One answer is changed: the question that it no longer asks is gone, and no second reward comes.
  await press(phone, 'Sửa câu trả lời')
  await phone.getByRole('button', { name: /Trong tháng quầy có lúc nào/ }).click()
  await phone.getByLabel('Không', { exact: true }).check()
  await eventually(() => sign(phone).first().innerText()).toContain('Thay đổi chưa gửi')
  await press(phone, 'Xem lại')
  await press(phone, 'Gửi thay đổi')
  await phone.getByRole('heading', { name: 'Đã gửi, cảm ơn bạn' }).waitFor()
  const { ctx } = stage.shop
  const account = await findAccount(ctx.db, { phone: '0977000123' }, ctx.clock.today())
  expect(account!.available).toBe(50)
  const [row] = await ctx.db
    .selectFrom('survey_answer')
    .select(['answers', 'state'])
    .where('store_code', '=', first.pharmacy.code)
    .execute()
  expect(row!.state).toBe('sent')
  expect(row!.answers).toMatchObject({ khach: 4, hop_ngay: 24, het_hang: 'khong' })
  expect(row!.answers).not.toHaveProperty('vi_sao')
  await second.open(homeOf(first.pharmacy))
  await expectText(phone.getByRole('main'), homeTexts.surveySent)
})

test('without a network answers are kept on the phone, over a reload too, and sent when it is back', async () => {
  const visitor = await atSurvey()
  const { page, pharmacy } = visitor
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
      .where('store_code', '=', pharmacy.code)
      .execute()
  await eventually(async () => (await read())[0]?.answers).toEqual({
    khach: 2,
    nhom_hang: ['mat'],
    hop_ngay: 7,
  })
  expectTroubles(visitor, /ERR_INTERNET_DISCONNECTED/)
})

test('half answered with a picture, without a network, reloaded, gone on with, sent and rewarded once', async () => {
  const visitor = await atSurvey()
  const { page, pharmacy } = visitor
  await page.evaluate(() => navigator.serviceWorker.ready)
  await eventually(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(
    true,
  )
  await answerUntilPhoto(page)
  await page.context().setOffline(true)
  await takePhoto(page)
  await page.getByText(texts.photoOffline).waitFor()
  await expectSoundWhole(page, 'store-survey-photo-waits-390')
  expect(await diskText(page)).not.toMatch(new RegExp(`${pharmacy.code}|ke_hang|JFIF`))

  await page.reload()
  await hydrated(page)
  await page.getByText(texts.rememberedText).waitFor()
  await expectText(page.getByRole('main'), 'Đã trả lời 5/6 câu')
  await expectSoundWhole(page, 'store-survey-offline-390')
  await press(page, 'Trả lời tiếp')
  await question(page, 'Quầy cần An Lành hỗ trợ')
  await page.getByRole('textbox').fill('Thêm tờ rơi')
  await press(page, 'Xem lại')
  await page.getByLabel('Số điện thoại nhận điểm').fill('0977 000 456')
  await press(page, 'Gửi câu trả lời')
  await page.getByText(texts.sendOffline).waitFor()
  expect(await readAnswer(pharmacy)).toMatchObject({ state: 'draft' })

  await page.context().setOffline(false)
  await eventually(async () => {
    const { answers } = await readAnswer(pharmacy)
    return [(answers['ke_hang'] as string[] | undefined)?.length, answers['gop_y']]
  }).toEqual([1, 'Thêm tờ rơi'])
  await page.getByText(texts.rememberedText).waitFor({ state: 'detached' })
  await press(page, 'Gửi câu trả lời')
  await page.getByRole('heading', { name: 'Đã gửi, cảm ơn bạn' }).waitFor()
  const { ctx } = stage.shop
  const account = await findAccount(ctx.db, { phone: '0977000456' }, ctx.clock.today())
  expect(account!.available).toBe(50)
  expect(await readAnswer(pharmacy)).toMatchObject({ state: 'sent', rewarded: 50 })
  await eventually(() => diskText(page)).toBe('')
  expectTroubles(visitor, noNetwork)
})

test('a picture whose answer is lost on the way is there once; one that is refused says why', async () => {
  const visitor = await atSurvey()
  const { page, pharmacy } = visitor
  await answerUntilPhoto(page)
  const upload = '**/api/survey/photo?**'
  // It arrives, and nobody hears of it.
  await page.route(upload, async (route) => {
    await route.fetch()
    await route.abort('failed')
  })
  await takePhoto(page)
  await page.getByText(texts.photoOffline).waitFor()
  await page.unroute(upload)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await eventually(() => diskText(page)).toBe('')
  expect((await readAnswer(pharmacy)).answers['ke_hang']).toHaveLength(1)
  const message = 'Chỉ gửi tối đa 2 ảnh'
  const errors = { code: 'invalidInput', message, fields: { file: message } }
  await page.route(upload, (route) => route.fulfill({ status: 400, json: { errors } }))
  await takePhoto(page, 'Thêm ảnh')
  await page.getByText(message).waitFor()
  for (const width of [390, 360, 1280]) {
    await page.setViewportSize({ width, height: 1100 })
    await expectSound(page, `store-survey-photo-refused-${width}`)
  }
  await page.unroute(upload)
  await press(page, 'Gửi lại ảnh 2')
  await eventually(async () => (await readAnswer(pharmacy)).answers['ke_hang']).toHaveLength(2)
  expectTroubles(visitor, /ERR_FAILED|400/)
})

test('whoever leaves the pharmacy leaves nothing of its survey on the phone', async () => {
  const visitor = await atSurvey()
  const { page, pharmacy } = visitor
  await answerUntilPhoto(page)
  await page.route('**/api/survey/photo?**', (route) => route.abort('failed'))
  await takePhoto(page)
  await page.getByText(texts.photoOffline).waitFor()
  const kept = () => page.evaluate(() => JSON.stringify(localStorage))
  expect(await kept()).toContain(`khao-sat-mo.1.${pharmacy.code}`)
  await page.locator('summary').click()
  await page.getByRole('button', { name: pharmacyTexts.logout }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(pharmacyTexts.logoutSurvey).waitFor()
  await dialog.getByRole('button', { name: pharmacyTexts.logout }).click()
  await page.getByRole('heading', { name: homeTexts.loginTitle }).waitFor()
  expect(await diskText(page)).toBe('')
  expect(await kept()).not.toContain('khao-sat')
  expectTroubles(visitor, /ERR_FAILED/)
})

test('a phone of two pharmacies shows neither the other’s survey, and sends from any page of its pharmacy', async () => {
  const visitor = await atSurvey()
  const { page, pharmacy } = visitor
  const other = await openPharmacy(stage.shop)
  await logInToPharmacy(page, other)
  await visitor.open(`/nha-thuoc/?id=${other.code}`)
  await page.getByRole('heading', { level: 1, name: /^Chào / }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await visitor.open(pageOf(pharmacy))
  await eventually(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(
    true,
  )
  await answerUntilPhoto(page)
  await page.context().setOffline(true)
  await takePhoto(page)
  await page.getByText(texts.photoOffline).waitFor()
  await visitor.open(pageOf(other))
  await page.getByText(texts.checkFailedText).waitFor()
  expect(await page.getByText(openDemoSurvey.title).count()).toBe(0)
  await visitor.open(`/nha-thuoc/?id=${pharmacy.code}`)
  await page.getByText(homeTexts.offline).waitFor()
  await page.context().setOffline(false)
  await eventually(async () => (await readAnswer(pharmacy)).answers['ke_hang']).toHaveLength(1)
  await eventually(() => diskText(page)).toBe('')
  expectTroubles(visitor, noNetwork)
})

test('a survey that closes meanwhile takes along what was not sent, and says so', async () => {
  const visitor = await atSurvey()
  const { page } = visitor
  await answerUntilPhoto(page)
  await page.context().setOffline(true)
  await takePhoto(page)
  await page.getByText(texts.photoOffline).waitFor()
  const { ctx } = stage.shop
  const move = (status: 'closed' | 'published') =>
    ctx.db.updateTable('survey').set({ status }).execute()
  await move('closed')
  await page.context().setOffline(false)
  // Until somebody looks anew it stands there, with what the server said of it.
  await page.getByText('Khảo sát đã đóng').first().waitFor()
  await page.reload()
  await page.getByText('Hiện chưa có khảo sát nào dành cho nhà thuốc.').waitFor()
  await expectNotice(page, new RegExp(texts.closedDropped))
  await eventually(() => diskText(page)).toBe('')
  await move('published')
  expectTroubles(visitor, /409|ERR_INTERNET_DISCONNECTED/)
})

test('a pharmacy that is not asked is told so, with a way on', async () => {
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
