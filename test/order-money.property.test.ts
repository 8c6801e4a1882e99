import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import * as desk from '#domain/order/desk/api.ts'
import { handMoves, type HandMoveEvent } from '#domain/order/hand-moves.ts'
import { nextStatus } from '#domain/order/status.ts'
import { completeRefund } from '#domain/payment/desk/api.ts'
import type { GatewayForm } from '#domain/payment/api.ts'
import { saveSetting } from '#server/settings/index.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import { listOrdersByHand, moveByHand } from '#server/order/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { MoneyModel } from '#test/support/money-model.ts'
import { findFaults, hearEvents, orderBody } from '#test/support/order-lives.ts'
import { finishSending, ledgerOf, totalOf } from '#test/support/paid-orders.ts'
import {
  cancelledAtVnpay,
  movement,
  tellBank,
  tellVnpay,
  vnpayNews,
} from '#test/support/payments.ts'
import { stockShelf, type ShelfProduct } from '#test/support/shelf.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let shelf: ShelfProduct[]
let admin: Record<string, string>
const reason = 'Theo yêu cầu của khách'

beforeAll(async () => {
  shop = await openMemberShop()
  shelf = await stockShelf(shop.ctx.db, [
    { code: 'MONEYA', onHand: 1_000_000 },
    { code: 'MONEYB', onHand: 1_000_000, price: 99_999, was: 120_001 },
  ])
  const window = { startsOn: '2026-01-01', endsOn: '2026-12-31' }
  const terms = {
    name: 'Giảm 20.000',
    code: 'MONEY20',
    kind: 'amount' as const,
    value: 20_000,
  }
  await saveCampaign(shop.ctx.db, {
    ...{ ...terms, ...window, productCodes: ['MONEYB'] },
    createdAt: shop.ctx.clock.now(),
  })
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'domesticCard', 'qrCode', 'transfer'])
  admin = await staffHeaders(shop)
})
afterAll(() => shop.close())

/** One order's life, with what the model says of it. */
interface Life {
  order: api.PlacedOrder
  isCash: boolean
  model: MoneyModel
  /** Tries by card that nothing was told of yet. */
  forms: GatewayForm[]
}

interface Start {
  by: 'recieve' | 'domestic_card' | 'qrCode' | 'transfer'
  pieces: [number, number]
  hasVoucher: boolean
}

const anyStart: fc.Arbitrary<Start> = fc.record({
  by: fc.constantFrom('recieve', 'domestic_card', 'qrCode', 'transfer'),
  pieces: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(2)),
  hasVoucher: fc.boolean(),
})

async function begin({ by, pieces, hasVoucher }: Start): Promise<Life> {
  const items = shelf
    .map((product, at) => ({ product, quantity: pieces[at as 0 | 1] }))
    .filter(({ quantity }) => quantity > 0)
  const usesVoucher = hasVoucher && pieces[1] > 0
  const extras = usesVoucher ? { vouchers: ['MONEY20'], saved: 20_000 } : {}
  const body = { ...orderBody(items, extras), payment_type: by }
  const order = await shop.call(api.placeOrder, body)
  const redirect = order.payment?.redirect
  return {
    order,
    isCash: by === 'recieve',
    model: new MoneyModel(order.status, totalOf(order)),
    forms: redirect ? [redirect] : [],
  }
}

type Step = (life: Life, dice: number) => Promise<void>

/** What may happen to an order's money; each does nothing where it cannot happen. */
const steps: Readonly<Record<string, Step>> = {
  async transferMissing(life) {
    await tellTransfer(life, life.model.missing || totalOf(life.order))
  },
  async transferPart(life, dice) {
    await tellTransfer(life, 1 + (dice % 250_000))
  },
  async transferTooMuch(life, dice) {
    await tellTransfer(life, totalOf(life.order) + 1 + (dice % 50_000))
  },
  async tryAgain({ order, model, forms }) {
    const { code, view_token: token } = order
    const asked = shop.call(api.payOrder, {
      code,
      token,
      payment_type: 'domestic_card',
    })
    const paying = await asked.catch(() => null)
    expect(paying !== null).toBe(model.status === 'open')
    if (paying?.payment?.redirect) forms.push(paying.payment.redirect)
  },
  async cardPays({ model, forms }) {
    const form = forms.shift()
    if (!form) return
    await tellVnpay(shop, vnpayNews(form))
    model.tell(Number(form.fields.vnp_Amount) / 100, false)
  },
  async cardFails({ forms }) {
    const form = forms.shift()
    if (form) await tellVnpay(shop, vnpayNews(form, cancelledAtVnpay))
  },
  async hear({ model }) {
    await hearEvents(shop)
    model.hear()
  },
  async buyerCancels({ order, model }) {
    const { code, view_token: token } = order
    const was = model.status
    const asked = shop.call(api.cancelOrder, { code, token, reason })
    const isDone = await asked.then(
      () => true,
      () => false,
    )
    if (!isDone) return
    if (was === 'open') model.cancel()
    else model.status = 'pre_cancel'
  },
  goOn: (life) => moveByStaff(life, (event) => onward.includes(event)),
  stumble: (life, dice) => moveByStaff(life, (event) => !onward.includes(event), dice),
  async expire({ order, model }) {
    if (model.status !== 'open') return
    await moveByHand(shop.ctx, order.code, 'paymentExpired', 'system')
    model.cancel()
  },
  async acceptShort({ order, model }) {
    const id = await findPartial(order)
    if (id === null || model.status !== 'open') return
    await shop.call(desk.acceptShortTransfer, { id, reason }, { headers: admin })
    model.letOff()
  },
  async refundPart({ order, model }) {
    const id = await findPartial(order)
    if (id === null) return
    const { amount } = await shop.ctx.db
      .selectFrom('bank_transaction')
      .select('amount')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const asked = shop.call(desk.refundTransfer, { id, reason }, { headers: admin })
    const isWaiting = model.status === 'open' || model.status === 'processing'
    expect(await refusalOf(asked)).toBe(isWaiting ? 'done' : 'conflict')
    if (isWaiting) model.returnPart(amount)
  },
  async payBack({ order, model }) {
    const open = await shop.ctx.db
      .selectFrom('refund')
      .select(['id', 'amount', 'state'])
      .where('order_code', '=', order.code)
      .where('state', '<>', 'done')
      .orderBy('id')
      .executeTakeFirst()
    if (!open) return
    const done = { id: open.id, proof: 'FT26325', reason }
    if (open.state === 'byHand') await shop.call(completeRefund, done, { headers: admin })
    else await finishSending(shop, open.id)
    await hearEvents(shop)
    model.hear()
    model.refunded += open.amount
  },
  async returnPieces({ order, model }, dice) {
    if (model.status !== 'completed') return
    const seen = await shop.call(desk.getDeskOrder, { code: order.code }, { headers: admin })
    const left = seen.lines.filter(({ quantity, returned }) => returned < quantity)
    const line = left[dice % left.length]
    if (!line) return
    const pieces = [
      {
        line_no: line.line_no,
        quantity: 1 + (dice % (line.quantity - line.returned)),
      },
    ]
    const named = { code: order.code, pieces }
    const { amount } = await shop.call(desk.previewReturn, named, {
      headers: admin,
    })
    const back = { ...named, reason, restock: dice % 2 === 0 }
    await shop.call(desk.returnPieces, back, { headers: admin })
    model.returnGoods(amount)
  },
}
/** Most lives go on to the door, and from there some pieces come back. */
const weights: Readonly<Record<string, number>> = {
  ...{
    goOn: 9,
    hear: 6,
    returnPieces: 5,
    transferMissing: 3,
    transferPart: 3,
    cardPays: 3,
  },
  ...{ acceptShort: 3, payBack: 3 },
}
const names = Object.keys(steps).flatMap((name) => Array<string>(weights[name] ?? 1).fill(name))
const onward: readonly HandMoveEvent[] = ['handedToCarrier', 'delivered', 'sentAgain']

async function moveByStaff(
  { order, model, isCash }: Life,
  isWanted: (event: HandMoveEvent) => boolean,
  dice = 0,
): Promise<void> {
  const found = (await listOrdersByHand(shop.ctx, 5)).find(({ code }) => code === order.code)!
  const ways = found.events.filter((event) => event in handMoves) as HandMoveEvent[]
  const wanted = ways.filter(isWanted)
  const event = wanted[dice % wanted.length]
  if (!event) return
  const move = { code: order.code, event, status: model.status, reason }
  await shop.call(desk.moveDeskOrder, move, { headers: admin })
  if (nextStatus(model.status, event) === 'cancelled') return model.cancel()
  model.status = nextStatus(model.status, event)!
  if (model.status === 'completed') model.collect(isCash)
}

async function tellTransfer({ order, model }: Life, amount: number): Promise<void> {
  await tellBank(shop, movement({ code: order.code, amount }))
  model.tell(amount, true)
}

async function findPartial({ code }: api.Order): Promise<number | null> {
  const found = await shop.ctx.db
    .selectFrom('bank_transaction')
    .select('id')
    .where('order_code', '=', code)
    .where('state', '=', 'partial')
    .orderBy('id')
    .executeTakeFirst()
  return found?.id ?? null
}

async function expectSame({ order, model }: Life, after: string): Promise<void> {
  const { status, payment_status: payment } = await shop.call(api.getOrder, {
    code: order.code,
    token: order.view_token,
  })
  const { charged, received, owed, refunded } = model
  expect({ after, status, ...(await ledgerOf(shop, order.code)) }).toEqual({
    ...{ after, status: model.status, charged, received, owed, refunded },
  })
  if (status === 'cancelled') expect(payment).toBe(received > 0 ? 'refund' : 'open')
  else expect(payment === 'open').toBe(model.missing > 0)
}

const anySteps = fc.array(fc.record({ name: fc.constantFrom(...names), dice: fc.nat(1_000_000) }), {
  minLength: 8,
  maxLength: 26,
})

test('whatever happens, the ledger says what a small model says, and the doctor agrees', async () => {
  await fc.assert(
    fc.asyncProperty(anyStart, anySteps, async (start, chosen) => {
      const faults = await findFaults(shop)
      const life = await begin(start)
      await expectSame(life, 'placed')
      for (const { name, dice } of [...chosen, { name: 'hear', dice: 0 }]) {
        await steps[name]!(life, dice)
        await expectSame(life, name)
      }
      // A life that went wrong must not be blamed on those that fast-check tries after it.
      expect(await findFaults(shop)).toEqual(faults)
    }),
    { numRuns: 60, interruptAfterTimeLimit: 100_000 },
  )
}, 150_000)

test('what happens at once is counted once, and nothing of it is lost', async () => {
  const atOnce = fc.array(fc.record({ name: fc.constantFrom(...names), dice: fc.nat(1_000_000) }), {
    minLength: 3,
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(
      anyStart,
      fc.array(atOnce, { minLength: 1, maxLength: 3 }),
      async (start, rounds) => {
        const faults = await findFaults(shop)
        const life = await begin(start)
        for (const round of rounds) {
          // What is refused or expected otherwise is: somebody was quicker.
          await Promise.allSettled(round.map(({ name, dice }) => steps[name]!(life, dice)))
        }
        await hearEvents(shop)
        const ledger = await ledgerOf(shop, life.order.code)
        const { status } = await shop.call(api.getOrder, {
          code: life.order.code,
          token: life.order.view_token,
        })
        expect(ledger.received).toBeGreaterThanOrEqual(await cameFor(life.order.code))
        if (status === 'cancelled')
          expect(ledger).toMatchObject({ charged: 0, owed: ledger.received })
        if (status === 'completed') expect(ledger.received - ledger.owed).toBe(ledger.charged)
        expect(await findFaults(shop)).toEqual(faults)
      },
    ),
    { numRuns: 30, interruptAfterTimeLimit: 100_000 },
  )
}, 150_000)

/** Đồng that the bank and the gateway told of. */
async function cameFor(code: string): Promise<number> {
  const transfers = await shop.ctx.db
    .selectFrom('bank_transaction')
    .select('amount')
    .where('order_code', '=', code)
    .execute()
  const cards = await shop.ctx.db
    .selectFrom('payment')
    .select('amount')
    .where('order_code', '=', code)
    .where('state', '=', 'succeeded')
    .execute()
  return [...transfers, ...cards].reduce((sum, { amount }) => sum + amount, 0)
}
