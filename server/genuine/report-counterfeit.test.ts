import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reportCounterfeit } from '#domain/genuine/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf, registerMember, type Member } from '#test/support/members.ts'
import { ensureAccount } from '../loyalty/index.ts'
import { issueBatch } from './index.ts'

let shop: TestShop
let member: Member
let phones = 0
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: true })
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  member = await registerMember(shop, `090200${1000 + phones}`)
})

const report = { code: 'ABC123XYZ', place: 'Nhà thuốc 12 Lê Lợi', description: 'Tem mờ, hộp móp' }
const send = (input: object = {}, headers: Record<string, string> = {}) =>
  shop.call(
    reportCounterfeit,
    { ...report, ...input },
    { headers: { ...member.headers, ...headers } },
  )
const reports = () =>
  shop.ctx.db
    .selectFrom('counterfeit_report')
    .selectAll()
    .where('phone', '=', member.phone)
    .execute()

/** A photo as a phone takes it: turned, with the place in it. */
async function photo(width = 3000, height = 2000): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'Nguyễn Thị Lan' }, IFD3: { GPSLatitude: '21/1 1/1 0/1' } })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

describe('a suspicion of counterfeit goods', () => {
  test('is kept for staff with the batch its code belongs to', async () => {
    const terms = { name: 'reported', kind: 'single', productCode: 'JEX30', point: 30 } as const
    const { batchId, codes } = await issueBatch(shop.ctx, terms, 1)
    const { reference } = await send({ code: codes[0]!.toLowerCase() })
    const [kept] = await reports()
    expect(reference).toBe(`HG${String(kept!.id).padStart(6, '0')}`)
    expect(kept).toMatchObject({
      batch_id: batchId,
      code_masked: `${codes[0]!.slice(0, 3)}******${codes[0]!.slice(-3)}`,
      place: report.place,
      description: report.description,
      photo: null,
      state: 'new',
    })
  })

  test('belongs to the membership of who sent it', async () => {
    const { db, clock } = shop.ctx
    const of = { phone: member.phone, memberId: member.id, at: clock.now() }
    const accountId = await ensureAccount(db, of)
    await send()
    expect(await reports()).toMatchObject([{ account_id: accountId }])
  })

  test('may be about a code that nobody issued', async () => {
    await send()
    expect((await reports())[0]).toMatchObject({ batch_id: null, code_masked: 'AB*****YZ' })
  })

  test('keeps a picture drawn anew: smaller, upright, without where it was taken', async () => {
    await send({ photo: await photo() })
    const [kept] = await reports()
    const drawn = await sharp(kept!.photo!).metadata()
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', 1067, 1600])
    expect([drawn.exif, drawn.orientation]).toEqual([undefined, undefined])
  })

  test('with a picture that is none is sent back, and so are a drawing and one far too large', async () => {
    const broken = `data:image/jpeg;base64,${Buffer.from('<svg onload=alert(1)>').toString('base64')}`
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const drawn = `data:image/png;base64,${drawing.toString('base64')}`
    for (const one of [broken, drawn, `data:image/png;base64,${bomb.toString('base64')}`]) {
      const answer = await send({ photo: one }).catch((error: { fields: object }) => error)
      expect(answer).toMatchObject({ code: 'invalidInput', fields: { photo: expect.any(String) } })
    }
    expect(await reports()).toEqual([])
  })

  test('sent twice with one key is one report', async () => {
    const key = { 'idempotency-key': 'the-same-key-again' }
    const answers = await Promise.all([send({}, key), send({}, key)])
    expect(answers[0]).toEqual(answers[1])
    expect(await reports()).toHaveLength(1)
    expect(await refusalOf(send({ place: 'Chỗ khác' }, key))).toBe('idempotencyKeyReused')
  })

  test('is taken ten times a day from a member; the tenth asked for again has its answer', async () => {
    const key = { 'idempotency-key': 'the-last-one-of-the-day' }
    for (let nth = 0; nth < 9; nth += 1) await send()
    const tenth = await send({}, key)
    expect(await refusalOf(send())).toBe('rateLimited')
    expect(await send({}, key)).toEqual(tenth)
    expect(await reports()).toHaveLength(10)
  })

  test('is not taken from a guest', async () => {
    expect(await refusalOf(shop.call(reportCounterfeit, report))).toBe('unauthenticated')
  })
})
