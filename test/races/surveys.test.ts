import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/survey/api.ts'
import { examine } from '#server/doctor.ts'
import { findAccount } from '#server/loyalty/index.ts'
import type { Db } from '#server/platform/db.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { countWaiting } from '#test/support/count-waiting.ts'
import { callAsPharmacy, openProgramme } from '#test/support/loyalty.ts'
import { refusalOf } from '#test/support/members.ts'
import { openPharmacy, signedInPharmacy } from '#test/support/pharmacy.ts'
import { openSurvey, parseQuestions, sendPhoto } from '#test/support/surveys.ts'
import { waitFor } from '#test/support/wait-for.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await openProgramme(shop)
})
afterAll(() => shop.close())
afterEach(async () => {
  expect(await examine(shop.ctx.db)).toEqual([])
})

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

describe('many at once', () => {
  test('20 devices of a pharmacy begin one answer', async () => {
    const survey_id = await openSurvey(shop)
    const begun = await Promise.all(
      times(20, () => callAsPharmacy(shop, api.startSurveyAnswer, { survey_id })),
    )
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
  })

  test('20 devices answer 20 different questions: none is lost', async () => {
    const text = times(20, (index) => `q${index}: number`).join('; ')
    const survey_id = await openSurvey(shop, { questions: parseQuestions(text) })
    const { id } = await callAsPharmacy(shop, api.startSurveyAnswer, { survey_id })
    await Promise.all(
      times(20, (index) =>
        callAsPharmacy(shop, api.changeSurveyAnswer, { id, answers: { [`q${index}`]: index } }),
      ),
    )
    const [{ answer }] = (await callAsPharmacy(shop, api.listSurveyQuestions, { survey_id })) as [
      api.OpenSurvey,
    ]
    expect(answer!.answers).toEqual(Object.fromEntries(times(20, (index) => [`q${index}`, index])))
  })

  test('sent 20 times to 20 phones, one phone is rewarded, once', async () => {
    const questions = parseQuestions('q1: text')
    const survey_id = await openSurvey(shop, { questions, reward_points: 50 })
    const answers = { q1: 'Tốt' }
    const { id } = await callAsPharmacy(shop, api.startSurveyAnswer, { survey_id, answers })
    const phones = times(20, (index) => `09130000${String(index).padStart(2, '0')}`)
    await Promise.all(
      phones.map((phone) =>
        callAsPharmacy(shop, api.changeSurveyAnswer, { id, submit: true, phone }),
      ),
    )
    const today = shop.ctx.clock.today()
    const accounts = await Promise.all(
      phones.map((phone) => findAccount(shop.ctx.db, { phone }, today)),
    )
    expect(accounts.filter(Boolean).map((account) => account!.available)).toEqual([50])
  })

  test('nobody who sends while a survey is being closed is rewarded afterwards', async () => {
    const { survey_id, send } = await begunAt(5)
    let sent: Promise<string[]> | undefined
    await shop.ctx.db.transaction().execute(async (trx) => {
      await closeSurvey(trx, survey_id)
      sent = Promise.all(send.map((each) => each()))
      await waitFor(async () => expect(await countWaiting(shop)).toBe(5))
    })
    expect(await sent).toEqual(Array<string>(5).fill('conflict'))
    expect(await countSent(shop.ctx.db, survey_id)).toBe(0)
  })

  test('of 20 pharmacies that send against one close, those who were quicker are rewarded, and no other', async () => {
    const { survey_id, send } = await begunAt(20)
    const closing = () => shop.ctx.db.transaction().execute((trx) => closeSurvey(trx, survey_id))
    const [before, ...outcomes] = await Promise.all([closing(), ...send.map((each) => each())])
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(before)
    expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(20 - before)
    expect(await countSent(shop.ctx.db, survey_id)).toBe(before)
  })

  test('20 stores name one phone: each answer is rewarded', async () => {
    const questions = parseQuestions('q1: text')
    const survey_id = await openSurvey(shop, { questions, reward_points: 50 })
    const phone = '0914000000'
    await Promise.all(
      times(20, async (index) => {
        const pharmacy = signedInPharmacy({ code: `NT${index}`, name: `Nhà thuốc ${index}` })
        const answers = { q1: 'Tốt' }
        const ask = { survey_id, answers }
        const { id } = await callAsPharmacy(shop, api.startSurveyAnswer, ask, { pharmacy })
        await callAsPharmacy(
          shop,
          api.changeSurveyAnswer,
          { id, submit: true, phone },
          { pharmacy },
        )
      }),
    )
    const account = await findAccount(shop.ctx.db, { phone }, shop.ctx.clock.today())
    expect(account!.available).toBe(1000)
  })

  test('six pictures where two are asked for: two are kept', async () => {
    const survey_id = await openSurvey(shop, { questions: parseQuestions('q1: photo –2') })
    const { headers } = await openPharmacy(shop)
    const answer = await shop.call(api.startSurveyAnswer, { survey_id }, { headers })
    const file = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    const place = { answer: answer.id, question: 'q1', file }
    const sent = await Promise.all(times(6, () => sendPhoto(shop, place, headers)))
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 200, 400, 400, 400, 400,
    ])
    const [open] = await shop.call(api.listSurveyQuestions, { survey_id }, { headers })
    expect(open!.answer!.answers['q1']).toHaveLength(2)
  })
})

/** A survey with a reward that so many pharmacies have answered and are about to send. */
async function begunAt(count: number) {
  const survey_id = await openSurvey(shop, {
    questions: parseQuestions('q1: text'),
    reward_points: 50,
  })
  const answers = { q1: 'Tốt' }
  const send = await Promise.all(
    times(count, async (index) => {
      const pharmacy = signedInPharmacy({ code: `DONG${index}`, name: `Nhà thuốc ${index}` })
      const by = { pharmacy }
      const { id } = await callAsPharmacy(shop, api.startSurveyAnswer, { survey_id, answers }, by)
      const phone = `09150000${String(index).padStart(2, '0')}`
      const input = { id, submit: true, phone }
      return () => refusalOf(callAsPharmacy(shop, api.changeSurveyAnswer, input, by))
    }),
  )
  return { survey_id, send }
}

/** As the back office does it; answers how many were sent once nobody could send any more. */
async function closeSurvey(trx: Db, id: number): Promise<number> {
  await sql`select from survey where id = ${id} for no key update`.execute(trx)
  const sent = await countSent(trx, id)
  await sql`update survey set status = 'closed', version = version + 1 where id = ${id}`.execute(
    trx,
  )
  return sent
}

async function countSent(db: Db, surveyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from survey_answer
    where survey_id = ${surveyId} and state = 'sent' and rewarded = 50`.execute(db)
  return rows[0]!.count
}
