import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getPharmacyArea } from '#domain/pharmacy/api.ts'
import * as api from '#domain/survey/api.ts'
import { surveyTexts as texts } from '#domain/survey/texts.ts'
import { examine } from '#server/doctor.ts'
import { ensureAccount, findAccount } from '#server/loyalty/index.ts'
import { appendEvent } from '#server/platform/outbox.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { callAsPharmacy, openProgramme } from '#test/support/loyalty.ts'
import { refusalOf } from '#test/support/members.ts'
import { listenToEvents } from '#test/support/order-lives.ts'
import { openPharmacy, signedInPharmacy } from '#test/support/pharmacy.ts'
import { openSurvey, parseQuestions } from '#test/support/surveys.ts'
import { setLocked } from '#test/support/points.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await openProgramme(shop)
})
afterAll(() => shop.close())
afterEach(async () => {
  expect(await examine(shop.ctx.db)).toEqual([])
})

const other = signedInPharmacy({
  id: 2,
  code: 'HCM-077',
  name: 'Nhà thuốc Bình An',
  username: 'hcm',
})
const questions = parseQuestions('q1: one a, b +other; q2: text if q1 is a; q3: number 0–500')

const start = (survey_id: number, answers = {}, pharmacy = signedInPharmacy()) =>
  callAsPharmacy(shop, api.startSurveyAnswer, { survey_id, answers }, { pharmacy })
const change = (
  id: number,
  input: Partial<typeof api.changeSurveyAnswer.input._zod.input>,
  pharmacy = signedInPharmacy(),
) => callAsPharmacy(shop, api.changeSurveyAnswer, { id, ...input }, { pharmacy })
const listOpen = (survey_id?: number, pharmacy = signedInPharmacy()) =>
  callAsPharmacy(shop, api.listSurveyQuestions, { survey_id }, { pharmacy })
const pointsOf = async (phone: string) =>
  (await findAccount(shop.ctx.db, { phone }, shop.ctx.clock.today()))?.available

/** What a call is refused with, field by field. */
const fieldsOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { details: { fields: unknown } }) => error.details.fields,
  )

describe('a pharmacist answers', () => {
  test('half, closes the phone, goes on later and sends', async () => {
    const survey = await openSurvey(shop, { questions })
    const { id } = await start(survey)
    await change(id, { answers: { q1: 'a' } })
    const [resumed] = await listOpen(survey)
    expect(resumed).toMatchObject({ answer: { id, answers: { q1: 'a' }, state: 'draft' } })
    await change(id, { answers: { q2: 'Giao nhanh hơn' } })
    const sent = await change(id, { answers: { q3: 12 }, submit: true })
    expect(sent).toMatchObject({
      state: 'sent',
      answers: { q1: 'a', q2: 'Giao nhanh hơn', q3: 12 },
    })
    expect(sent.sent_at).toBe('2026-11-21T09:00:00.000+07:00')
  })

  test('is told beside each question what is missing, and nothing is sent', async () => {
    const survey = await openSurvey(shop, { questions })
    const { id } = await start(survey, { q1: 'a' })
    expect(await fieldsOf(change(id, { submit: true }))).toEqual({
      q2: 'Vui lòng điền câu trả lời',
      q3: 'Vui lòng điền câu trả lời',
    })
    expect((await listOpen(survey))[0]!.answer).toMatchObject({ state: 'draft' })
  })

  test('is not asked what does not concern them; what they said to it is thrown away', async () => {
    const survey = await openSurvey(shop, { questions })
    const { id } = await start(survey, { q1: 'a', q2: 'Giao nhanh hơn', q3: 0 })
    const sent = await change(id, { answers: { q1: 'other:Tự lấy' }, submit: true })
    expect(sent.answers).toEqual({ q1: 'other:Tự lấy', q3: 0 })
  })

  test('what could never be an answer is turned away at once', async () => {
    const survey = await openSurvey(shop, { questions })
    const { id } = await start(survey, { q3: 1 })
    const wrong = { q1: 'x', q3: 501, q9: 'a' }
    expect(await fieldsOf(change(id, { answers: wrong }))).toEqual({
      q1: 'Lựa chọn này không có trong câu hỏi',
      q3: 'Vui lòng điền không quá 500',
      q9: 'Câu hỏi này không có trong khảo sát',
    })
    expect(await fieldsOf(start(survey, { q1: ['a'] }))).toEqual({
      q1: 'Câu trả lời chưa đúng dạng',
    })
    expect((await listOpen(survey))[0]!.answer!.answers).toEqual({ q3: 1 })
  })

  test('answers no more questions at once than a survey can have', async () => {
    const { id } = await start(await openSurvey(shop, { questions }))
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`x${index}`, 1]))
    const told = { answers: texts.tooManyAnswers(100) }
    expect(await fieldsOf(change(id, { answers: many }))).toEqual(told)
    expect(await fieldsOf(start(1, many))).toEqual(told)
  })

  test('sends one change twice under its key: it counts once, whatever came between', async () => {
    const { id } = await start(await openSurvey(shop, { questions }))
    const once = { answers: { q1: 'a' } }
    const send = () =>
      callAsPharmacy(
        shop,
        api.changeSurveyAnswer,
        { id, ...once },
        { idempotencyKey: 'lost-answer' },
      )
    const first = await send()
    const later = await change(id, { answers: { q1: 'b' } })
    expect(await send()).toEqual(first)
    const [now] = await listOpen(first.survey_id)
    expect(now!.answer).toMatchObject({ answers: { q1: 'b' }, version: later.version })
  })

  test('takes an answer back, and signs that no text can hold do no harm', async () => {
    const survey = await openSurvey(shop, { questions })
    const { id } = await start(survey, { q1: 'b', q2: 'Hàng\u0000 tốt\ud800' })
    const changed = await change(id, { answers: { q1: null } })
    expect(changed.answers).toEqual({ q2: 'Hàng tốt\ufffd' })
  })

  test('changes what was sent until the closing day, and it stays complete', async () => {
    const survey = await openSurvey(shop, { questions })
    const { id } = await start(survey, { q1: 'b', q3: 3 })
    await change(id, { submit: true })
    expect(await fieldsOf(change(id, { answers: { q1: 'a' } }))).toEqual({
      q2: 'Vui lòng điền câu trả lời',
    })
    const changed = await change(id, { answers: { q1: 'a', q2: 'Nhiều mẫu thử' } })
    expect(changed).toMatchObject({
      state: 'sent',
      answers: { q1: 'a', q2: 'Nhiều mẫu thử', q3: 3 },
    })
  })
})

describe('the closing day', () => {
  test('is a Vietnam day, and its last minute still counts', async () => {
    const late = await openTestShop({ now: '2026-11-30T23:59:00+07:00' })
    const survey = await openSurvey(late, { questions })
    const ask = { survey_id: survey, answers: { q1: 'b' as const } }
    const { id } = await callAsPharmacy(late, api.startSurveyAnswer, ask)
    late.ctx.clock.advance(60_000)
    const answers = { q3: 1 }
    await expect(
      callAsPharmacy(late, api.changeSurveyAnswer, { id, answers, submit: true }),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: 'Khảo sát đã đóng. Cảm ơn bạn đã quan tâm.',
    })
    expect(await callAsPharmacy(late, api.listSurveyQuestions, {})).toEqual([])
    const [old] = await callAsPharmacy(late, api.listSurveyAnswers, { code: 'HNI-012' })
    expect(old).toMatchObject({ id, title: 'Nhu cầu quầy thuốc', answers: { q1: 'b' } })
    await late.close()
  })

  test('a survey that was closed by hand takes nothing any more', async () => {
    const survey = await openSurvey(shop, { questions })
    const { id } = await start(survey)
    await shop.ctx.db
      .updateTable('survey')
      .set({ status: 'closed' })
      .where('id', '=', survey)
      .execute()
    expect(await refusalOf(change(id, { answers: { q1: 'a' } }))).toBe('conflict')
    expect(await refusalOf(start(survey))).toBe('conflict')
  })
})

describe('who may answer', () => {
  const access = (
    survey_id: number | undefined,
    pharmacy = signedInPharmacy(),
    id = pharmacy.code,
  ) => callAsPharmacy(shop, api.checkSurveyAccess, { id, survey_id }, { pharmacy })

  test('a pharmacy on the list, in whatever case its code is written', async () => {
    const survey = await openSurvey(shop, { questions, access: 'list', store_codes: ['hni-012'] })
    expect(await access(survey)).toEqual({ error: null })
    expect(await access(survey, other)).toEqual({
      error: 'Khảo sát này không dành cho nhà thuốc của bạn.',
    })
    expect((await listOpen(survey)).length).toBe(1)
    expect(await listOpen(survey, other)).toEqual([])
    expect(await refusalOf(start(survey, {}, other))).toBe('forbidden')
  })

  test('nobody before it opens, nor a draft; each is told in words', async () => {
    const soon = await openSurvey(shop, { opens_on: '2026-11-22' })
    expect(await access(soon)).toEqual({ error: 'Khảo sát sẽ mở vào ngày 22/11/2026.' })
    expect(await refusalOf(start(soon))).toBe('conflict')
    const draft = await openSurvey(shop, { published: false })
    expect(await access(draft)).toEqual({ error: 'Không tìm thấy khảo sát này.' })
    expect(await refusalOf(start(draft))).toBe('notFound')
    expect(await access(999_999)).toEqual({ error: 'Không tìm thấy khảo sát này.' })
  })

  test('the menu shows the entry while a survey is open to the pharmacy', async () => {
    const { code } = await openPharmacy(shop, { code: 'NT-MENU' })
    const hasSurvey = async () => (await shop.call(getPharmacyArea, { code })).has_survey
    await shop.ctx.db.updateTable('survey').set({ status: 'closed' }).execute()
    expect(await hasSurvey()).toBe(false)
    await openSurvey(shop, { questions, access: 'list', store_codes: ['nt-menu'] })
    expect(await hasSurvey()).toBe(true)
  })

  test("and never another pharmacy's: not its access, not its answers", async () => {
    const survey = await openSurvey(shop, { questions })
    const { id } = await start(survey, { q1: 'a' })
    expect(await refusalOf(access(undefined, other, 'HNI-012'))).toBe('forbidden')
    expect(await refusalOf(change(id, { answers: { q1: 'b' } }, other))).toBe('notFound')
    const asked = { code: 'HNI-012' }
    expect(
      await refusalOf(callAsPharmacy(shop, api.listSurveyAnswers, asked, { pharmacy: other })),
    ).toBe('forbidden')
    const [theirs] = await listOpen(survey, other)
    expect(theirs!.answer).toBeNull()
  })
})

describe('the reward', () => {
  const reward = { questions: parseQuestions('q1: text'), reward_points: 50 }

  test('goes to the phone that the pharmacy names, once', async () => {
    const survey = await openSurvey(shop, reward)
    const { id } = await start(survey, { q1: 'Tốt' })
    expect(await fieldsOf(change(id, { submit: true }))).toEqual({
      phone: 'Điền số điện thoại nhận điểm thưởng',
    })
    const sent = await change(id, { submit: true, phone: '0912 000 001' })
    expect(sent).toMatchObject({ state: 'sent', rewarded: 50, phone: '*******001' })
    await change(id, { submit: true, phone: '0912000002', answers: { q1: 'Rất tốt' } })
    expect(await pointsOf('0912000001')).toBe(50)
    expect(await pointsOf('0912000002')).toBeUndefined()
  })

  test('is refused where staff have locked the account, and nothing is sent', async () => {
    const survey = await openSurvey(shop, reward)
    const { id } = await start(survey, { q1: 'Tốt' })
    const { db, clock } = shop.ctx
    const locked = await ensureAccount(db, { phone: '0912000003', at: clock.now() })
    await setLocked(db, locked, true)
    const sending = change(id, { submit: true, phone: '0912000003' })
    expect(await refusalOf(sending)).toBe('membershipLocked')
    expect((await listOpen(survey))[0]!.answer).toMatchObject({ state: 'draft' })
    const sent = await change(id, { submit: true, phone: '0912000004' })
    expect(sent.rewarded).toBe(50)
  })

  test('is given where no programme runs: it was promised', async () => {
    const late = await openTestShop({ now: '2027-03-01T09:00:00+07:00' })
    const days = { opens_on: '2027-03-01', closes_on: '2027-03-01' }
    const survey = await openSurvey(late, { ...reward, ...days })
    const ask = { survey_id: survey, answers: { q1: 'Tốt' } }
    const { id } = await callAsPharmacy(late, api.startSurveyAnswer, ask)
    const sending = { id, submit: true, phone: '0912000005' }
    const sent = await callAsPharmacy(late, api.changeSurveyAnswer, sending)
    expect(sent.rewarded).toBe(50)
    expect(await examine(late.ctx.db)).toEqual([])
    await late.close()
  })

  test('forgets the phone when the member behind it is erased', async () => {
    const survey = await openSurvey(shop, reward)
    const { id } = await start(survey, { q1: 'Tốt' })
    await change(id, { submit: true, phone: '0912000006' })
    const account = await findAccount(shop.ctx.db, { phone: '0912000006' }, shop.ctx.clock.today())
    await appendEvent(shop.ctx.db, 'loyalty.accountErased', { accountId: account!.id })
    await listenToEvents(shop)
    const [kept] = await listOpen(survey)
    expect(kept!.answer).toMatchObject({ id, rewarded: 50 })
    expect(kept!.answer!.phone).toBeUndefined()
  })
})
