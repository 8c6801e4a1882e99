import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/survey/api.ts'
import { surveyTexts } from '#domain/survey/texts.ts'
import { examine } from '#server/doctor.ts'
import { limitRules } from '#server/platform/rate-limit.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { openPharmacy, type PharmacyLogin } from '#test/support/pharmacy.ts'
import { openSurvey, parseQuestions, sendPhoto } from '#test/support/surveys.ts'

let shop: TestShop
let own: PharmacyLogin
let survey_id: number

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  own = await openPharmacy(shop)
})
beforeEach(async () => {
  survey_id = await openSurvey(shop, { questions: parseQuestions('q1: text; q2: photo –2') })
})
afterAll(() => shop.close())

/** As a phone takes it: large, lying, with the place where it was taken. */
const photo = await sharp({
  create: { width: 2400, height: 1800, channels: 3, background: '#5a8' },
})
  .withExif({ IFD0: { Copyright: 'Nhà thuốc' }, IFD3: { GPSLatitude: '21/1 2/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

const begin = ({ headers }: PharmacyLogin = own) =>
  shop.call(api.startSurveyAnswer, { survey_id }, { headers })
const keyed = (headers: Record<string, string>) => ({
  headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
})
const read = (url: string, headers: Record<string, string>) =>
  shop.app.fastify.inject({ url: `/api${url}`, headers })

async function send(file = photo): Promise<{ answer: number; id: string }> {
  const { id: answer } = await begin()
  const told = await sendPhoto(shop, { answer, question: 'q2', file }, own.headers)
  expect(told.statusCode, told.body).toBe(200)
  return { answer, id: told.json<{ data: { id: string } }>().data.id }
}

describe('a picture in an answer', () => {
  test('is drawn anew: upright, at most 1,600 px, without where it was taken', async () => {
    const { id } = await send()
    const kept = await read(`/survey/photo/${id}`, own.headers)
    expect(kept.headers['content-type']).toBe('image/webp')
    const { width, height, exif } = await sharp(kept.rawPayload).metadata()
    expect({ width, height, exif }).toEqual({ width: 1200, height: 1600, exif: undefined })
  })

  test('is seen by its own pharmacy and by staff with the right, by nobody else', async () => {
    const { id } = await send()
    const other = await openPharmacy(shop)
    expect((await read(`/survey/photo/${id}`, other.headers)).statusCode).toBe(404)
    expect((await read(`/survey/photo/${id}`, {})).statusCode).toBe(401)
    const path = `/admin/survey-photos/${id}`
    expect((await read(path, await staffHeaders(shop, 'care'))).statusCode).toBe(200)
    expect((await read(path, await staffHeaders(shop, 'warehouse'))).statusCode).toBe(403)
    expect((await read(path, own.headers)).statusCode).toBe(401)
  })

  test('is kept by a browser but asked for each time, never shown without its session', async () => {
    const { id } = await send()
    const path = `/survey/photo/${id}`
    const first = await read(path, own.headers)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const kept = { 'if-none-match': first.headers.etag as string }
    const again = await read(path, { ...own.headers, ...kept })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await openPharmacy(shop)
    expect((await read(path, { ...other.headers, ...kept })).statusCode).toBe(404)
    expect((await read(path, kept)).statusCode).toBe(401)
  })

  test('to a question that has all of them is refused before it is drawn', async () => {
    const { answer } = await send()
    await send()
    const place = { answer, question: 'q2', file: Buffer.from('nothing to draw') }
    const refused = await sendPhoto(shop, place, own.headers)
    const { fields } = refused.json<{ errors: { fields: Record<string, string> } }>().errors
    expect(fields).toEqual({ file: surveyTexts.tooManyPhotos(2) })
  })

  test('is one of few hundred an hour and pharmacy', async () => {
    const limited = await openTestShop()
    try {
      const pharmacy = await openPharmacy(limited)
      const place = { answer: 1, question: 'q2', file: photo }
      const { points } = limitRules.surveyPhotoPharmacy
      const key = String(pharmacy.pharmacyId)
      await Promise.all(
        Array.from({ length: points }, () =>
          limited.ctx.limits.consume('surveyPhotoPharmacy', key),
        ),
      )
      expect((await sendPhoto(limited, place, pharmacy.headers)).statusCode).toBe(429)
    } finally {
      await limited.close()
    }
  })

  test('is thrown away when its answer names it no more; foreign ids are not taken', async () => {
    const { answer, id } = await send()
    const { headers } = own
    const answers = { q2: ['0'.repeat(32)] }
    const changed = await shop.call(api.changeSurveyAnswer, { id: answer, answers }, keyed(headers))
    expect(changed.answers).toEqual({ q2: [] })
    expect((await read(`/survey/photo/${id}`, headers)).statusCode).toBe(404)
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('sent five times under the id it was taken with is there once', async () => {
    const { id: answer } = await begin()
    const taken = 'a1'.repeat(16)
    const once = { answer, question: 'q2', file: photo, photo: taken }
    const told = await Promise.all(
      Array.from({ length: 5 }, () => sendPhoto(shop, once, own.headers)),
    )
    expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const { answers } = await begin()
    expect(answers).toEqual({ q2: [taken] })
    // Nobody else gets it by naming its id.
    const other = await openPharmacy(shop)
    const { id: foreign } = await begin(other)
    const stolen = { answer: foreign, question: 'q2', file: photo, photo: taken }
    expect((await sendPhoto(shop, stolen, other.headers)).statusCode).toBe(409)
    expect((await read(`/survey/photo/${taken}`, other.headers)).statusCode).toBe(404)
    expect((await begin(other)).answers).toEqual({})
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('takes the place of another where there is no room for both, also once the answer was sent', async () => {
    const questions = parseQuestions('q1: photo')
    survey_id = await openSurvey(shop, { questions })
    const { headers } = own
    const { id: answer } = await begin()
    const [first, second] = ['b1'.repeat(16), 'b2'.repeat(16)] as const
    const place = { answer, question: 'q1', file: photo }
    await sendPhoto(shop, { ...place, photo: first }, headers)
    await shop.call(api.changeSurveyAnswer, { id: answer, submit: true }, keyed(headers))
    expect((await sendPhoto(shop, { ...place, photo: second }, headers)).statusCode).toBe(400)
    const change = { ...place, photo: second, instead: first }
    expect((await sendPhoto(shop, change, headers)).statusCode).toBe(200)
    expect((await begin()).answers).toEqual({ q1: [second] })
    expect((await read(`/survey/photo/${first}`, headers)).statusCode).toBe(404)
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('is refused where it does not belong, and what is no photo too', async () => {
    const { id: answer } = await begin()
    const other = await openPharmacy(shop)
    const place = { answer, question: 'q2', file: photo }
    const status = async (change: Partial<typeof place>, headers = own.headers) =>
      (await sendPhoto(shop, { ...place, ...change }, headers)).statusCode
    expect(await status({}, other.headers)).toBe(404)
    expect(await status({}, {})).toBe(401)
    expect(await status({ question: 'q1' })).toBe(400)
    expect(await status({ answer: 999_999 })).toBe(404)
    expect(await status({ file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })).toBe(
      400,
    )
    expect(await status({ file: Buffer.alloc(6 * 1024 * 1024) })).toBe(413)
  })

  test('is needed where it is asked for', async () => {
    const questions = parseQuestions('q1: photo')
    const asked = await openSurvey(shop, { questions })
    const { headers } = own
    const { id } = await shop.call(api.startSurveyAnswer, { survey_id: asked }, { headers })
    const sending = shop.call(api.changeSurveyAnswer, { id, submit: true }, keyed(headers))
    await expect(sending).rejects.toMatchObject({
      fields: { q1: 'Vui lòng chụp ít nhất một ảnh' },
    })
    await sendPhoto(shop, { answer: id, question: 'q1', file: photo }, headers)
    const sent = await shop.call(api.changeSurveyAnswer, { id, submit: true }, keyed(headers))
    expect(sent.state).toBe('sent')
  })
})
