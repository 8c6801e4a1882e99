import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionKinds } from '#domain/survey/questions.ts'
import { findQuestionProblems } from '#domain/survey/check-survey.ts'
import { listSurveyQuestions } from '#domain/survey/api.ts'
import { getSurveyResults, listSurveys } from '#domain/survey/backoffice/api.ts'
import { loadSurveys } from '#seed/load/surveys.ts'
import { draftDemoSurvey } from '#seed/surveys/surveys.ts'
import { examine } from '#server/doctor.ts'
import { openTestShop, type TestShop } from './support/app.ts'
import { callAsPharmacy, openProgramme } from './support/loyalty.ts'
import { staffHeaders } from './support/staff.ts'
import { signedInPharmacy } from './support/pharmacy.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await openProgramme(shop)
  expect(await loadSurveys(shop.ctx)).toBe(true)
})
afterAll(() => shop.close())

test('the demo of surveys is loaded once and holds together', async () => {
  expect(await loadSurveys(shop.ctx)).toBe(false)
  expect(await examine(shop.ctx.db)).toEqual([])
})

test("the demo's own pharmacy finds every kind of question open, not answered yet", async () => {
  const pharmacy = signedInPharmacy({ code: 'NT00218', name: 'Nhà thuốc Minh Châu' })
  const [survey, ...others] = await callAsPharmacy(shop, listSurveyQuestions, {}, { pharmacy })
  expect(others).toEqual([])
  expect(survey).toMatchObject({ reward_points: 50, answer: null })
  const kinds = new Set(survey!.questions.map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual([...questionKinds].toSorted())
  expect(findQuestionProblems(survey!.questions)).toEqual({})
  expect(findQuestionProblems(draftDemoSurvey.questions)).toEqual({})
})

test('the back office sees results and a draft', async () => {
  const headers = await staffHeaders(shop, 'content')
  const { items } = await shop.call(listSurveys, {}, { headers })
  expect(items.map(({ status, sent, begun }) => ({ status, sent, begun }))).toEqual([
    { status: 'draft', sent: 0, begun: 0 },
    { status: 'published', sent: 6, begun: 7 },
  ])
  const { results } = await shop.call(getSurveyResults, { id: items[1]!.id }, { headers })
  const why = results.find(({ question }) => question.id === 'vi_sao')
  expect(why).toMatchObject({ asked: 3, answered: 3 })
  expect(results.find(({ question }) => question.id === 'ke_hang')!.photos).toHaveLength(6)
})
