import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workedTable } from '#domain/cart/worked-table.ts'
import { bankStates } from '#domain/payment/refunds.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { refusalOf } from '#test/support/members.ts'
import {
  findPaymentFaults,
  listEvents,
  listReceipts,
  movement,
  tellBank,
  waitingOrder,
} from '#test/support/payments.ts'
import {
  findReceipt,
  findTransfer,
  noteTransferState,
  receiveTransfer,
  resolveTransfer,
  transferOrderOf,
} from './index.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  expect(await findPaymentFaults(shop.ctx.db)).toEqual([])
  await shop.close()
})

/** A transfer as it was kept, by the feed's own number. */
async function kept(told: Record<string, unknown>) {
  return shop.ctx.db
    .selectFrom('bank_transaction')
    .selectAll()
    .where('feed_id', '=', String(told.id))
    .executeTakeFirst()
}

/** What the order does when it hears of a transfer: counts it, and says what it is. */
async function count(transactionId: number, orderId: number) {
  const { db, clock } = shop.ctx
  return db.transaction().execute(async (trx) => {
    const at = clock.now()
    const receiptId = await receiveTransfer(trx, { transactionId, orderId, at })
    await noteTransferState(trx, transactionId, 'matched')
    return receiptId
  })
}

describe('what a buyer is shown to transfer', () => {
  test('is the account, the amount and the note, as a code and to type', () => {
    const payUntil = new Date('2026-11-21T09:30:00+07:00')
    const order = { code: 'DH261121ABCDEF', amount: 325_000, payUntil }
    expect(transferOrderOf(shop.ctx, order)).toMatchObject({
      payload: expect.stringContaining('5406325000'),
      image: expect.stringMatching(/^data:image\/svg\+xml,/),
      amount: 325_000,
      note: 'ALDH261121ABCDEF',
      bank: 'Ngân hàng thử nghiệm (demo)',
      account_name: 'CONG TY AN LANH DEMO',
      expires_at: '2026-11-21T09:30:00.000+07:00',
    })
  })

  test('is nothing where no account is set up', async () => {
    const config = { ...shop.ctx.config, payments: {} }
    const ask = async () =>
      transferOrderOf({ config }, { code: 'DH261121ABCDEF', amount: 1, payUntil: new Date(0) })
    expect(await refusalOf(ask())).toBe('paymentMethodUnavailable')
  })
})

describe('a transfer comes in', () => {
  test('with an order’s code in its note: the order hears of it once', async () => {
    const order = await waitingOrder(shop, { method: 'qrCode' })
    const told = movement(order)
    expect(await tellBank(shop, told)).toMatchObject({ status: 200, body: { success: true } })
    const transfer = (await kept(told))!
    expect(transfer).toMatchObject({
      state: 'new',
      order_code: order.code,
      order_id: null,
      amount: 325_000,
      booked_at: new Date('2026-11-21T09:05:00+07:00'),
    })
    const heard = await listEvents(shop, 'payment.transferCame')
    expect(heard.filter(({ transactionId }) => transactionId === transfer.id)).toHaveLength(1)
  })

  test('and is counted once for its order, for no other one', async () => {
    const order = await waitingOrder(shop)
    const other = await waitingOrder(shop)
    const told = movement(order)
    await tellBank(shop, told)
    const { id } = (await kept(told))!
    const receiptId = await count(id, order.id)
    expect(await count(id, order.id)).toBe(receiptId)
    expect(await refusalOf(count(id, other.id))).toBe('conflict')
    expect(await refusalOf(count(4_711_000, order.id))).toBe('notFound')
    expect(await listReceipts(shop, order.id)).toHaveLength(1)
    expect(await findReceipt(shop.ctx.db, receiptId)).toMatchObject({
      orderId: order.id,
      amount: 325_000,
      method: 'transfer',
      transactionId: id,
    })
    expect(await findTransfer(shop.ctx.db, id)).toMatchObject({ receiptId, state: 'matched' })
  })

  test('without one: staff look at it, and one that they have settled is settled', async () => {
    const order = await waitingOrder(shop)
    const told = movement(order, { content: 'Nguyen Van A chuyen tien' })
    await tellBank(shop, told)
    const transfer = (await kept(told))!
    expect(transfer).toMatchObject({ state: 'unmatched', order_code: null })
    const at = shop.ctx.clock.now()
    const ignored = { action: 'ignored' as const, by: 'staff:lan', reason: 'Tiền thuê nhà', at }
    await resolveTransfer(shop.ctx.db, transfer.id, ignored)
    expect(await refusalOf(count(transfer.id, order.id))).toBe('conflict')
  })

  test('with the code that SePay found, where the content has none', async () => {
    const order = await waitingOrder(shop)
    const told = movement(order, { content: 'chuyen tien', code: `AL${order.code}` })
    await tellBank(shop, told)
    expect(await kept(told)).toMatchObject({ order_code: order.code })
  })

  test('with signs that no database takes', async () => {
    const order = await waitingOrder(shop)
    const told = movement(order, { content: `AL${order.code} a\0b \ud800`, extra: { deep: [[]] } })
    expect((await tellBank(shop, told)).status).toBe(200)
    expect((await kept(told))!.content).not.toContain('\0')
  })
})

const page = readFileSync(new URL('../../docs/rules/payments.md', import.meta.url), 'utf8')

describe('the tables of docs/rules/payments.md', () => {
  const order = { code: 'DH261121ABCDEF', amount: 325_000 }
  const cases: Record<string, () => Promise<{ status: number }>> = {
    'money in, a code in the note': () => tellBank(shop, movement(order)),
    'money in, no code': () => tellBank(shop, movement(order, { content: '' })),
    'the same `id` again': async () => {
      const told = movement(order)
      await tellBank(shop, told)
      return tellBank(shop, { ...told, transferAmount: 1 })
    },
    'money out': () => tellBank(shop, movement(order, { transferType: 'out' })),
    'money in on another account': () =>
      tellBank(shop, movement(order, { accountNumber: '0999999999' })),
    'something one cannot read': () => tellBank(shop, movement(order, { transferAmount: 'x' })),
    'a wrong key': () => tellBank(shop, movement(order), 'Apikey wrong-key-of-somebody'),
    'anything while the database is away': async () => {
      const away = await openTestShop()
      await away.drop()
      const answer = await tellBank(away, movement(order))
      await away.close()
      return answer
    },
  }

  test.each(workedTable(page, 'the feed says'))('%o', async (row) => {
    const before = await figures()
    const { status } = await cases[row['the feed says']!]!()
    expect(String(status)).toBe(row['answered'])
    const { transfers, rejections } = await figures()
    const isKept = /^kept as `|^nothing moves/.test(row['and']!)
    expect(transfers - before.transfers).toBe(isKept ? 1 : 0)
    expect(rejections - before.rejections).toBe(row['and'] === 'kept as refused' ? 1 : 0)
  })

  test('has every state of a transfer', () => {
    const states = workedTable(page, 'state of a transfer').map((row) => row['state of a transfer'])
    expect(states).toEqual([...bankStates])
  })

  async function figures() {
    const { db } = shop.ctx
    const transfers = await db.selectFrom('bank_transaction').select('id').execute()
    const rejections = await db.selectFrom('payment_rejection').select('id').execute()
    return { transfers: transfers.length, rejections: rejections.length }
  }
})
