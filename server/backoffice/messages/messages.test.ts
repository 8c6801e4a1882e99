import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/notification/backoffice/api.ts'
import { placeOrder } from '#domain/order/api.ts'
import { sendMessage } from '#server/notification/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { addStock, guestOrder } from '#test/support/stock.ts'

const reason = 'Nói gọn hơn'
const shorter = '{shop}: Đã nhận đơn {code}, tổng {total}. {lookup}'
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
  await shop.ctx.db.deleteFrom('message_text').execute()
  await shop.ctx.db.deleteFrom('message').execute()
})

let count = 0
function tell(recipient: string, on = shop): Promise<void> {
  count += 1
  return sendMessage(on.ctx, {
    dedupeKey: `desk:${count}`,
    recipient,
    template: 'orderPlaced',
    values: { code: 'DH261121ABCDEF', total: '120.000 VNĐ', lookup: 'shop.example/tra-cuu' },
  })
}
async function bodies(): Promise<string[]> {
  const rows = await shop.ctx.db.selectFrom('message').select('body').orderBy('id').execute()
  return rows.map(({ body }) => body)
}
const word = (text: string | null, version: number) =>
  shop.call(api.changeMessageText, { template: 'orderPlaced', text, version, reason }, admin)

describe('the list of what was sent', () => {
  test('hides whom it went to and what it said, and goes on by cursor', async () => {
    for (const phone of ['0901234567', '0901234568', '0901234567']) await tell(phone)
    const first = await shop.call(api.listSentMessages, { limit: 2 }, care)
    expect(first.items).toMatchObject([
      { label: 'Đã nhận đơn', recipient: '*******567', channel: 'local', state: 'sent' },
      { recipient: '*******568' },
    ])
    const rest = await shop.call(api.listSentMessages, { limit: 2, cursor: first.next! }, care)
    expect(rest).toMatchObject({ items: [{ recipient: '*******567' }], next: null })
    expect(JSON.stringify([first, rest])).not.toMatch(/0901234|120\.000/)
  })

  test('is narrowed by whom, by kind and by what became of it', async () => {
    await tell('0901234567')
    await tell('0901234568')
    const listed = async (input: object) =>
      (await shop.call(api.listSentMessages, input, care)).items.map(({ recipient }) => recipient)
    expect(await listed({ to: '+84 901 234 568' })).toEqual(['*******568'])
    expect(await listed({ template: 'orderPaid' })).toEqual([])
    expect(await listed({ state: 'failed' })).toEqual([])
    expect(await listed({ state: 'sent', template: 'orderPlaced' })).toHaveLength(2)
  })

  test('opens each message with its tries, and knows when there is none', async () => {
    await tell('0901234567')
    const { items } = await shop.call(api.listSentMessages, {}, care)
    const { id } = items[0]!
    expect(await shop.call(api.getSentMessage, { id }, care)).toMatchObject({
      attempts: [{ channel: 'local', outcome: 'accepted', provider_code: '0' }],
    })
    const none = shop.call(api.getSentMessage, { id: id + 1 }, care)
    await expect(none).rejects.toMatchObject({ code: 'notFound' })
  })
})

test('channels, money and codes are seen at a glance', async () => {
  await tell('0901234567')
  const state = await shop.call(api.getMessageState, {}, care)
  expect(state).toMatchObject({
    cost: { spent: 0, limit: 5_000_000, limit_beside_codes: 3_000_000 },
    codes: { sent: 0, alarming: false },
    waiting: 0,
    failed_today: 0,
  })
  const local = state.channels.find(({ channel }) => channel === 'local')
  expect(local).toMatchObject({ set_up: true, accepted: expect.any(Number) })
  expect(state.channels.find(({ channel }) => channel === 'sms')).toMatchObject({ set_up: false })
})

describe('words of a message', () => {
  test('that staff changed are said by every process from then on, until the standard ones return', async () => {
    const other = await openTestShop({ beside: shop, config: { rateLimits: false } })
    await tell('0901234567', other)
    const saved = await word(shorter, 0)
    expect(saved).toMatchObject({ text: shorter, version: 1, changed_by: admin.username })
    await tell('0901234567', other)
    const standard = await word(null, 1)
    expect(standard.text).toBe(standard.standard)
    await tell('0901234567', other)
    await other.close()
    const [before, changed, after] = await bodies()
    expect(changed).toBe(
      'An Lành: Đã nhận đơn DH261121ABCDEF, tổng 120.000 VNĐ. shop.example/tra-cuu',
    )
    expect(after).toBe(before)
    expect(after).not.toBe(changed)
  })

  test('the standard text written again is none: it follows the standard', async () => {
    const { standard } = await word(shorter, 0)
    await word(standard, 1)
    const row = await shop.ctx.db.selectFrom('message_text').select('text').executeTakeFirst()
    expect(row).toEqual({ text: null })
  })

  test('two who change them at once: one is told what the other wrote', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, nth) => word(`${shorter} Bản ${nth}`, 0)),
    )
    const lost = tries.filter((each) => each.status === 'rejected')
    expect(lost).toHaveLength(7)
    const won = tries.find((each) => each.status === 'fulfilled')
    for (const { reason: why } of lost) {
      expect(why).toMatchObject({
        code: 'conflict',
        current: { text: won!.value.text, version: 1 },
      })
    }
    const late = word(`${shorter} Bản muộn`, 0)
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
  })

  test('without what they must say are refused at their field, and nothing changes', async () => {
    const call = shop.call(
      api.changeMessageText,
      { template: 'otpRegister', text: '{shop}: Mã của Quý khách', version: 0, reason },
      admin,
    )
    await expect(call).rejects.toMatchObject({
      code: 'invalidInput',
      fields: { text: expect.stringContaining('{code}') },
    })
    expect(await shop.ctx.db.selectFrom('message_text').selectAll().execute()).toEqual([])
  })

  test('are read by care, and changed by nobody without the right', async () => {
    expect(await shop.call(api.listMessageTexts, {}, care)).not.toHaveLength(0)
    const change = { template: 'orderPlaced', text: shorter, version: 0, reason } as const
    const call = shop.call(api.changeMessageText, change, care)
    await expect(call).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('are looked at with the values of a real order', async () => {
    const [product] = await addStock(shop.ctx.db, [{ code: 'TIN', onHand: 5 }])
    const order = await shop.call(placeOrder, guestOrder([{ product: product! }]))
    const { values } = await shop.call(
      api.getMessageValues,
      { order_code: order.code.toLowerCase() },
      care,
    )
    expect(values).toMatchObject({ code: order.code, total: expect.stringContaining('VNĐ') })
    const unknown = shop.call(api.getMessageValues, { order_code: 'DH000000XXXXXX' }, care)
    await expect(unknown).rejects.toMatchObject({ code: 'notFound' })
  })
})
