import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/notification/backoffice/mail-api.ts'
import { standardParts } from '#domain/notification/mail.ts'
import { placeOrder } from '#domain/order/api.ts'
import { hashAddress, noteRefusedAddress, queueMail } from '#server/notification/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { addStock, guestOrder } from '#test/support/stock.ts'

const reason = 'Khách gọi lên'
const standard = standardParts('orderPlaced')!
const worded = { ...standard, subject: 'Cảm ơn! Đơn {code}', text: 'Đơn {code}.\n\nTổng {total}.' }
let shop: TestShop
let admin: StaffMember
let care: StaffMember
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  admin = await hireStaff(shop)
  care = await hireStaff(shop, 'care')
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of ['mail_text', 'message_text', 'mail_refusal', 'mail_refusal_lift'] as const) {
    await shop.ctx.db.deleteFrom(table).execute()
  }
})

let count = 0
/** What is written to an address; null where nothing is. */
async function mailTo(to: string, on = shop) {
  count += 1
  const dedupeKey = `mail-desk:${count}`
  const values = { code: 'DH261121ABCDEF', total: '120.000 VNĐ', lookup: 'shop.example/tra-cuu' }
  await queueMail(on.ctx, on.ctx.db, { dedupeKey, to, template: 'orderPlaced', values })
  const row = await shop.ctx.db
    .selectFrom('message')
    .select(['subject', 'html', 'body'])
    .where('dedupe_key', '=', `${dedupeKey}:email`)
    .executeTakeFirst()
  return row ?? null
}
const word = (parts: object, version: number, template = 'orderPlaced' as const) =>
  shop.call(api.changeMailText, { ...worded, ...parts, template, version, reason }, admin)
const found = async (to: string) => (await shop.call(api.listMailRefusals, { to }, care)).items
const lift = (id: number) => shop.call(api.liftMailRefusal, { id, reason }, care)
/** Of the lifts alone: a session does not live that long. */
const passMonth = () =>
  sql`update mail_refusal_lift set lifted_at = lifted_at - interval '31 days'`.execute(shop.ctx.db)
async function bounce(address: string) {
  const hash = hashAddress(shop.ctx.config.secretKey, address)
  const at = shop.ctx.clock.now()
  const id = await noteRefusedAddress(shop.ctx.db, {
    hash,
    kind: 'bounced',
    shown: 'k***@example.vn',
    code: '550 5.1.1',
    at,
  })
  return id!
}

describe('words of a mail', () => {
  test('that staff changed are written by every process from then on, part by part', async () => {
    const other = await openTestShop({ beside: shop, config: { rateLimits: false } })
    const saved = await word({}, 0)
    expect(saved).toMatchObject({ version: 1, changed_by: admin.username, parts: worded })
    const mail = (await mailTo('mot@example.vn', other))!
    await other.close()
    expect(mail.subject).toBe('Cảm ơn! Đơn DH261121ABCDEF')
    expect(mail.html).toContain('<p>Đơn DH261121ABCDEF.</p>\n<p>Tổng 120.000 VNĐ.</p>')
    expect(mail.html).toContain('Đã nhận đơn')
    const row = await shop.ctx.db.selectFrom('mail_text').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ heading: null, action: null })
  })

  test('follow the message to phones until they have a text of their own', async () => {
    const told = { template: 'orderPlaced', text: '{shop}: Đơn {code} tới nơi. Xem: {lookup}' }
    await shop.ctx.db
      .insertInto('message_text')
      .values({ ...told, version: 1, changed_by: 'a', changed_at: shop.ctx.clock.now() })
      .execute()
    expect((await mailTo('hai@example.vn'))!.body).toContain('Đơn DH261121ABCDEF tới nơi.')
    const all = await shop.call(api.listMailTexts, {}, care)
    const listed = all.find(({ template }) => template === 'orderPlaced')
    expect(listed!.standard.text).toBe('Đơn {code} tới nơi.')
    await word({}, 0)
    expect((await mailTo('hai@example.vn'))!.body).toContain('Tổng 120.000 VNĐ.')
  })

  test('the standard written again is none: it follows the standard', async () => {
    await word({}, 0)
    const back = await word(standard, 1)
    expect(back.parts).toEqual(back.standard)
    const row = await shop.ctx.db.selectFrom('mail_text').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ subject: null, text: null, version: 2 })
  })

  test('eight who change them at once: one does, seven are told what was written', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, nth) => word({ heading: `Bản ${nth}` }, 0)),
    )
    const won = tries.find((each) => each.status === 'fulfilled')!
    const lost = tries.filter((each) => each.status === 'rejected')
    expect(lost).toHaveLength(7)
    for (const { reason: why } of lost) {
      const current = { parts: won.value.parts, version: 1 }
      expect(why).toMatchObject({ code: 'conflict', current })
    }
  })

  test('without what they must say are refused at their part, and care changes none', async () => {
    const call = word({ subject: 'Cảm ơn' }, 0)
    const fields = { subject: expect.stringContaining('{code}') }
    await expect(call).rejects.toMatchObject({ code: 'invalidInput', fields })
    const input = { ...worded, template: 'orderPlaced', version: 0, reason } as const
    const theirs = shop.call(api.changeMailText, input, care)
    await expect(theirs).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('a mail before it is saved', () => {
  test('is shown as it would be sent, with samples and with a real order and its goods', async () => {
    const asked = { ...worded, template: 'orderPlaced' } as const
    const sample = await shop.call(api.previewMail, asked, care)
    expect(sample.subject).toBe('Cảm ơn! Đơn DH261121ABCDEF')
    const [product] = await addStock(shop.ctx.db, [{ code: 'THU', onHand: 5 }])
    const order = await shop.call(placeOrder, guestOrder([{ product: product! }]))
    const real = await shop.call(
      api.previewMail,
      { ...asked, order_code: order.code.toLowerCase() },
      care,
    )
    expect(real.subject).toBe(`Cảm ơn! Đơn ${order.code}`)
    expect(real.html).toContain('<table>')
    expect(real.text).toContain(`Đơn ${order.code}.`)
    expect(real.html).not.toContain('Vitamin C 500 mg')
    const none = shop.call(api.previewMail, { ...asked, order_code: 'DH000000XXXXXX' }, care)
    await expect(none).rejects.toMatchObject({ code: 'notFound' })
  })

  test('lets nothing of what staff write be markup', async () => {
    const text = 'Đơn {code} <script>alert(1)</script>'
    const { html } = await shop.call(
      api.previewMail,
      { ...worded, text, template: 'orderPlaced' },
      care,
    )
    expect(html).not.toContain('<script>')
  })

  test('is sent to whoever words it, marked as a trial, and to no refused address', async () => {
    const asked = { ...worded, template: 'orderPlaced', to: 'toi@example.vn' } as const
    expect(await shop.call(api.tryMail, asked, admin)).toEqual({ to: 't***@example.vn' })
    const sent = await shop.ctx.db
      .selectFrom('message')
      .select('subject')
      .where('recipient', '=', 'toi@example.vn')
      .executeTakeFirstOrThrow()
    expect(sent.subject).toBe('[Thử] Cảm ơn! Đơn DH261121ABCDEF')
    await bounce('toi@example.vn')
    const again = shop.call(api.tryMail, asked, admin)
    await expect(again).rejects.toMatchObject({ fields: { to: expect.stringContaining('không') } })
  })
})

describe('an address that takes no mail', () => {
  test('is found by all of it, shown but for its beginning hidden, and gets nothing', async () => {
    await bounce('khach@example.vn')
    expect(await mailTo('Khach@example.vn')).toBeNull()
    expect(await found('khach@example.vn')).toMatchObject([
      { kind: 'bounced', address: 'k***@example.vn', provider_code: '550 5.1.1', lifts: 0 },
    ])
    expect(await found('khac@example.vn')).toEqual([])
  })

  test('that staff note is not written to either, and is noted once', async () => {
    const note = { address: 'phien@example.vn', reason }
    const noted = await shop.call(api.noteMailRefusal, note, care)
    expect(noted).toMatchObject({ kind: 'complained', address: 'p***@example.vn', note: reason })
    expect(await mailTo('phien@example.vn')).toBeNull()
    const again = shop.call(api.noteMailRefusal, note, care)
    await expect(again).rejects.toMatchObject({ fields: { address: expect.any(String) } })
  })

  test('gets mail again once it is lifted, of eight who lift it at once by one', async () => {
    const id = await bounce('lai@example.vn')
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lift(id)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shop.ctx.db.selectFrom('mail_refusal_lift').selectAll().execute()).toHaveLength(1)
    expect(await mailTo('lai@example.vn')).not.toBeNull()
  })

  test('is not lifted again within 30 days, and twice in 180 at most', async () => {
    const address = 'nhieu@example.vn'
    await lift(await bounce(address))
    const second = await bounce(address)
    await expect(lift(second)).rejects.toMatchObject({ code: 'conflict' })
    expect((await found(address))[0]).toMatchObject({ lifts: 1 })
    await passMonth()
    await lift(second)
    const third = await bounce(address)
    await passMonth()
    const refused = lift(third)
    await expect(refused).rejects.toMatchObject({ message: expect.stringContaining('2 lần') })
    expect(await mailTo(address)).toBeNull()
  })

  test('whose member ended mail is theirs to begin again, and its orders are told', async () => {
    const hash = hashAddress(shop.ctx.config.secretKey, 'het@example.vn')
    const at = shop.ctx.clock.now()
    const refusal = { hash, kind: 'unsubscribed', shown: 'h***@example.vn', at } as const
    const id = (await noteRefusedAddress(shop.ctx.db, refusal))!
    const message = expect.stringContaining('chỉ khách bật lại')
    await expect(lift(id)).rejects.toMatchObject({ code: 'conflict', message })
    expect(await mailTo('het@example.vn')).not.toBeNull()
  })
})
