import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as pharmacy from '#domain/survey/api.ts'
import * as api from '#domain/survey/backoffice/api.ts'
import type { Answers } from '#domain/survey/questions.ts'
import { csvText } from '#test/support/csv-text.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { callAsPharmacy } from '#test/support/loyalty.ts'
import { hireStaff, staffHeaders, type StaffMember } from '#test/support/staff.ts'
import { signedInPharmacy } from '#test/support/pharmacy.ts'
import { openSurvey, parseQuestions } from '#test/support/surveys.ts'

let shop: TestShop
let backoffice: StaffMember

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  backoffice = await hireStaff(shop, 'content')
})
afterAll(() => shop.close())

const reason = 'Tháng 11'
const draft = {
  title: 'Nhu cầu quầy thuốc',
  intro: 'Năm câu hỏi ngắn.',
  thanks: 'Cảm ơn Quý khách.',
  access: 'all' as const,
  store_codes: [],
  opens_on: '2026-11-01',
  closes_on: '2026-11-30',
  reward_points: 50,
  questions: parseQuestions('q1: one a, b; q2: text if q1 is a'),
}

const add = (change: Partial<typeof draft> & { copy_of?: number } = {}) =>
  shop.call(api.addSurvey, { ...draft, ...change }, backoffice)
const move = (id: number, to: 'published' | 'closed', version: number) =>
  shop.call(api.moveSurvey, { id, to, version, reason }, backoffice)

describe('a survey in the back office', () => {
  test('is drafted, published, closed and opened again', async () => {
    const { id, version, status } = await add()
    expect(status).toBe('draft')
    const published = await move(id, 'published', version)
    expect(published.status).toBe('published')
    const closed = await move(id, 'closed', published.version)
    expect((await move(id, 'published', closed.version)).status).toBe('published')
    const { items } = await shop.call(
      api.listSurveys,
      { q: 'nhu cau', status: 'published' },
      backoffice,
    )
    expect(items[0]).toMatchObject({ id, questions: 2, begun: 0, sent: 0, reward_points: 50 })
  })

  test('stand in the order that is asked for', async () => {
    await add({ title: 'Xếp thứ tự C', closes_on: '2026-12-29' })
    await add({ title: 'Xếp thứ tự Ă', closes_on: '2026-12-31' })
    await add({ title: 'Xếp thứ tự B', closes_on: '2026-12-30' })
    const titles = async (sort?: 'title' | 'closes') => {
      const asked = { q: 'xep thu tu', ...(sort && { sort }) }
      const { items } = await shop.call(api.listSurveys, asked, backoffice)
      return items.map(({ title }) => title.slice(-1))
    }
    expect(await titles('title')).toEqual(['Ă', 'B', 'C'])
    expect(await titles('closes')).toEqual(['C', 'B', 'Ă'])
    expect(await titles()).toEqual(['B', 'Ă', 'C'])
  })

  test('may be unfinished as a draft, and is not published so: told beside each question', async () => {
    const questions = [
      ...parseQuestions('q1: one a; q2: text'),
      { id: 'q3', kind: 'text' as const, text: '', required: true },
    ]
    const { id, version } = await add({ questions, closes_on: '2026-11-20' })
    await expect(move(id, 'published', version)).rejects.toMatchObject({
      code: 'invalidInput',
      fields: {
        closes_on: 'Ngày đóng đã qua',
        q1: 'Cần ít nhất 2 lựa chọn',
        q3: 'Điền nội dung câu hỏi',
      },
    })
  })

  test('for nobody yet is not published', async () => {
    const listed = await shop.call(api.addSurvey, { ...draft, access: 'list' }, backoffice)
    await expect(move(listed.id, 'published', listed.version)).rejects.toMatchObject({
      fields: { store_codes: 'Điền mã ít nhất một nhà thuốc được mời' },
    })
  })

  test('once published keeps its questions and reward; its days and pharmacies grow', async () => {
    const added = await shop.call(
      api.addSurvey,
      { ...draft, access: 'list', store_codes: ['NT1', 'nt1', 'NT2'] },
      backoffice,
    )
    expect(added.store_codes).toHaveLength(2)
    const { id, version } = await move(added.id, 'published', added.version)
    const changed = {
      ...draft,
      id,
      version,
      access: 'list' as const,
      store_codes: ['NT2'],
      reward_points: 60,
      opens_on: '2026-11-02',
      closes_on: '2026-11-29',
      questions: parseQuestions('q1: one a, b, c; q2: text if q1 is a'),
    }
    const refused = shop.call(api.changeSurvey, changed, backoffice)
    await expect(refused).rejects.toMatchObject({
      code: 'invalidInput',
      fields: {
        questions: 'Khảo sát đã phát hành nên câu hỏi không đổi được nữa',
        reward_points: 'Khảo sát đã phát hành nên điểm thưởng không đổi được nữa',
        opens_on: 'Ngày mở chỉ có thể lùi sớm hơn',
        closes_on: 'Ngày đóng chỉ có thể dời muộn hơn',
        store_codes: 'Nhà thuốc đã được mời thì không bỏ ra được nữa',
      },
    })
    const grown = await shop.call(
      api.changeSurvey,
      { ...draft, id, version, title: 'Nhu cầu tháng 11', closes_on: '2026-12-15' },
      backoffice,
    )
    expect(grown).toMatchObject({ title: 'Nhu cầu tháng 11', access: 'all' })
  })

  test('is changed by one of two who have it open; the other is told', async () => {
    const { id, version } = await add()
    await shop.call(api.changeSurvey, { ...draft, id, version, title: 'Bản một' }, backoffice)
    const second = shop.call(
      api.changeSurvey,
      { ...draft, id, version, title: 'Bản hai' },
      backoffice,
    )
    await expect(second).rejects.toMatchObject({ code: 'conflict' })
  })

  test('lends its questions to another', async () => {
    const { id } = await add()
    const copy = await add({ copy_of: id, questions: [], title: 'Bản sao' })
    expect(copy).toMatchObject({ status: 'draft', title: 'Bản sao', questions: draft.questions })
    await expect(add({ copy_of: 999_999 })).rejects.toMatchObject({ code: 'notFound' })
  })

  test('is read by care and written by content alone', async () => {
    const headers = await staffHeaders(shop, 'care')
    const { id } = await add()
    expect((await shop.call(api.getSurvey, { id }, { headers })).id).toBe(id)
    await expect(shop.call(api.addSurvey, draft, { headers })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('results', () => {
  const questions = parseQuestions(
    'q1: one a, b +other; q2: many x, y, z if q1 is a; q3: scale 0–4; q4: number; q5: text optional',
  )
  let survey: number

  const answer = async (code: string, answers: Answers, submit = true) => {
    const signedIn = signedInPharmacy({ code, name: `Nhà thuốc ${code}` })
    const ask = { survey_id: survey, answers }
    const { id } = await callAsPharmacy(shop, pharmacy.startSurveyAnswer, ask, {
      pharmacy: signedIn,
    })
    const sending = { id, submit }
    if (submit)
      await callAsPharmacy(shop, pharmacy.changeSurveyAnswer, sending, { pharmacy: signedIn })
  }

  beforeAll(async () => {
    survey = await openSurvey(shop, { questions })
    await answer('NT1', { q1: 'a', q2: ['x', 'z'], q3: 4, q4: 10, q5: '=SUM(A1)' })
    await answer('NT2', { q1: 'b', q2: ['x'], q3: 2, q4: 20, q5: 'Giao "nhanh", gọn' })
    await answer('NT3', { q1: 'other:Tự lấy', q3: 4, q4: 60 })
    await answer('NT4', { q1: 'a' }, false)
  })

  test('count what was sent, and only what was asked', async () => {
    const { begun, sent, rewarded, results } = await shop.call(
      api.getSurveyResults,
      { id: survey },
      backoffice,
    )
    expect({ begun, sent, rewarded }).toEqual({ begun: 4, sent: 3, rewarded: 0 })
    const counts = (at: number) => results[at]!.counts!.map(({ id, count }) => `${id} ${count}`)
    expect(counts(0)).toEqual(['a 1', 'b 1', 'other 1'])
    expect(results[0]!.texts).toEqual([{ store_code: 'NT3', text: 'Tự lấy' }])
    expect(results[1]).toMatchObject({ asked: 1, answered: 1 })
    expect(counts(1)).toEqual(['x 1', 'y 0', 'z 1'])
    expect(counts(2)).toEqual(['0 0', '1 0', '2 1', '3 0', '4 2'])
    expect(results[2]).toMatchObject({ asked: 3, answered: 3, average: 3.33, median: 4 })
    expect(results[3]).toMatchObject({ average: 30, median: 20, min: 10, max: 60 })
    expect(results[4]).toMatchObject({ asked: 3, answered: 2 })
    expect(results[4]!.texts).toHaveLength(2)
  })

  test('of a survey that nobody answered are empty, not missing', async () => {
    const id = await openSurvey(shop, { questions })
    const { results } = await shop.call(api.getSurveyResults, { id }, backoffice)
    expect(results[0]).toMatchObject({ asked: 0, answered: 0 })
    expect(results[3]!.average).toBeUndefined()
  })

  test('store by pharmacy, the last written first', async () => {
    const listed = await shop.call(api.listPharmacyAnswers, { id: survey, limit: 2 }, backoffice)
    expect(listed.paginate).toMatchObject({ total_data: 4, total_page: 2 })
    expect(listed.items[0]).toMatchObject({ store_name: 'Nhà thuốc NT4', state: 'draft' })
  })

  test('leave as CSV in words; what people typed becomes no formula, and it is noted', async () => {
    const url = `/api/admin/surveys/${survey}/export`
    const { headers } = backoffice
    const answered = await shop.app.fastify.inject({ url, headers })
    expect(answered.headers['content-type']).toContain('text/csv')
    const rows = csvText(answered).split('\r\n')
    expect(rows[0]).toContain('Mã nhà thuốc\tTên nhà thuốc\tTrạng thái')
    expect(rows[1]).toBe(
      `NT1\tNhà thuốc NT1\tĐã gửi\t2026-11-21 09:00:00\t2026-11-21 09:00:00\t\ta\tx; z\t4\t10\t'=SUM(A1)`,
    )
    expect(rows[2]).toContain('\tb\t\t2\t20\t"Giao ""nhanh"", gọn"')
    expect(rows[4]).toContain('NT4\tNhà thuốc NT4\tĐang trả lời')
    const noted = await shop.ctx.db
      .selectFrom('audit_entry')
      .select(['action', 'subject_kind'])
      .where('subject_id', '=', String(survey))
      .execute()
    expect(noted).toEqual([{ action: 'Xuất câu trả lời khảo sát', subject_kind: 'survey' }])
  })
})
