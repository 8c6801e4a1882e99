import { expect } from 'vitest'
import * as api from '#domain/order/api.ts'
import * as backoffice from '#domain/order/backoffice/api.ts'
import { handMoves, type HandMoveEvent } from '#domain/order/hand-moves.ts'
import { nextStatus } from '#domain/order/status.ts'
import type { GatewayForm } from '#domain/payment/api.ts'
import { completeRefund } from '#domain/payment/backoffice/api.ts'
import { listOrdersByHand, moveByHand } from '#server/order/index.ts'
import type { TestShop } from './app.ts'
import { refusalOf } from './members.ts'
import { MoneyModel } from './money-model.ts'
import { confirmAtDesk, planAtDesk, seeAtDesk } from './order-changes.ts'
import { listenToEvents, orderBody } from './order-lives.ts'
import { finishSending, totalOf } from './paid-orders.ts'
import { cancelledAtVnpay, movement, tellBank, tellVnpay, vnpayNews } from './payments.ts'
import type { ShelfProduct } from './stock.ts'

/** Where lives are lived: two products, the voucher MONEY20 for the second, an administrator. */
export interface Stage {
  shop: TestShop
  shelf: readonly ShelfProduct[]
  admin: Record<string, string>
}

const reason = 'Theo yêu cầu của khách'

/** One order's life, with what the model says of it. */
export interface Life extends Stage {
  order: api.PlacedOrder
  isCash: boolean
  model: MoneyModel
  /** Tries by card that nothing was told of yet. */
  forms: GatewayForm[]
}

export interface Start {
  by: 'recieve' | 'domestic_card' | 'qrCode' | 'transfer'
  pieces: [number, number]
  hasVoucher: boolean
}

export async function beginLife(stage: Stage, { by, pieces, hasVoucher }: Start): Promise<Life> {
  const { shop, shelf } = stage
  const items = shelf
    .map((product, at) => ({ product, quantity: pieces[at as 0 | 1] }))
    .filter(({ quantity }) => quantity > 0)
  const usesVoucher = hasVoucher && pieces[1] > 0
  const extras = usesVoucher ? { vouchers: ['MONEY20'], saved: 20_000 } : {}
  const body = { ...orderBody(items, extras), payment_type: by }
  const order = await shop.call(api.placeOrder, body)
  const redirect = order.payment?.redirect
  return {
    ...stage,
    order,
    isCash: by === 'recieve',
    model: new MoneyModel(order.status, totalOf(order)),
    forms: redirect ? [redirect] : [],
  }
}

type Step = (life: Life, dice: number) => Promise<void>

/** What may happen to an order's money; each does nothing where it cannot happen. */
export const moneySteps: Readonly<Record<string, Step>> = {
  async transferMissing(life) {
    await tellTransfer(life, life.model.missing || totalOf(life.order))
  },
  async transferPart(life, dice) {
    await tellTransfer(life, 1 + (dice % 250_000))
  },
  async transferTooMuch(life, dice) {
    await tellTransfer(life, totalOf(life.order) + 1 + (dice % 50_000))
  },
  async tryAgain({ shop, order, model, forms }) {
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
  async cardPays({ shop, model, forms }) {
    const form = forms.shift()
    if (!form) return
    await tellVnpay(shop, vnpayNews(form))
    model.tell(Number(form.fields.vnp_Amount) / 100, false)
  },
  async cardFails({ shop, forms }) {
    const form = forms.shift()
    if (form) await tellVnpay(shop, vnpayNews(form, cancelledAtVnpay))
  },
  async hear({ shop, model }) {
    await listenToEvents(shop)
    model.hear()
  },
  async buyerCancels({ shop, order, model }) {
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
  async expire({ shop, order, model }) {
    if (model.status !== 'open') return
    await moveByHand(shop.ctx, order.code, 'paymentExpired', 'system')
    model.cancel()
  },
  async acceptShort({ shop, admin, order, model }) {
    const id = await findPartial(shop, order)
    if (id === null || model.status !== 'open') return
    await shop.call(backoffice.acceptShortTransfer, { id, reason }, { headers: admin })
    model.waived()
  },
  async refundPart({ shop, admin, order, model }) {
    const id = await findPartial(shop, order)
    if (id === null) return
    const { amount } = await shop.ctx.db
      .selectFrom('bank_transaction')
      .select('amount')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const asked = shop.call(backoffice.refundTransfer, { id, reason }, { headers: admin })
    const isWaiting = model.status === 'open' || model.status === 'processing'
    expect(await refusalOf(asked)).toBe(isWaiting ? 'done' : 'conflict')
    if (isWaiting) model.returnPart(amount)
  },
  async changeGoods(life, dice) {
    const { shop, admin, order, model, shelf } = life
    const was = model.status
    if (was !== 'open' && was !== 'processing') return
    const { lines } = await seeAtDesk(shop, order.code, admin)
    const line = lines[dice % lines.length]!
    const changes =
      dice % 3 === 0
        ? { added: [{ id: shelf[dice % shelf.length]!.id, quantity: 1 + (dice % 2) }] }
        : { lines: [{ line_no: line.line_no, quantity: dice % 4 }] }
    // What cannot be changed so: its last line, or what was let off.
    const plan = await planAtDesk(shop, order.code, changes, admin).catch(() => null)
    if (!plan || plan.words.length === 0) return
    const rest = dice % 2 === 0 ? 'cash' : 'link'
    const asked = {
      code: order.code,
      changes,
      staff: admin,
      rest: plan.asks_for_rest ? rest : undefined,
    } as const
    await confirmAtDesk(shop, plan, asked)
    model.changed({ by: plan.total.after - plan.total.before, isCash: life.isCash, rest })
    if (plan.asks_for_rest && rest === 'cash') life.isCash = true
  },
  async payBack({ shop, admin, order, model }) {
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
    await listenToEvents(shop)
    model.hear()
    model.refunded += open.amount
  },
  async returnPieces({ shop, admin, order, model }, dice) {
    if (model.status !== 'completed') return
    const seen = await shop.call(
      backoffice.getBackofficeOrder,
      { code: order.code },
      { headers: admin },
    )
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
    const { amount } = await shop.call(backoffice.previewReturn, named, {
      headers: admin,
    })
    const back = { ...named, reason, restock: dice % 2 === 0 }
    await shop.call(backoffice.returnPieces, back, { headers: admin })
    model.returnGoods(amount)
  },
}
/** Most lives go on to the door, and from there some pieces come back. */
const weights: Readonly<Record<string, number>> = {
  goOn: 9,
  hear: 6,
  returnPieces: 5,
  transferMissing: 3,
  transferPart: 3,
  cardPays: 3,
  acceptShort: 3,
  changeGoods: 5,
  payBack: 3,
}
/** The names of the steps, the likelier ones more often. */
export const stepNames = Object.keys(moneySteps).flatMap((name) =>
  Array<string>(weights[name] ?? 1).fill(name),
)
const onward: readonly HandMoveEvent[] = ['handedToCarrier', 'delivered', 'sentAgain']

async function moveByStaff(
  { shop, admin, order, model, isCash }: Life,
  isWanted: (event: HandMoveEvent) => boolean,
  dice = 0,
): Promise<void> {
  const found = (await listOrdersByHand(shop.ctx, 5)).find(({ code }) => code === order.code)!
  const ways = found.events.filter((event) => event in handMoves) as HandMoveEvent[]
  const wanted = ways.filter(isWanted)
  const event = wanted[dice % wanted.length]
  if (!event) return
  const move = { code: order.code, event, status: model.status, reason }
  await shop.call(backoffice.moveBackofficeOrder, move, { headers: admin })
  if (nextStatus(model.status, event) === 'cancelled') return model.cancel()
  model.status = nextStatus(model.status, event)!
  if (model.status === 'completed') model.collect(isCash)
}

async function tellTransfer({ shop, order, model }: Life, amount: number): Promise<void> {
  await tellBank(shop, movement({ code: order.code, amount }))
  model.tell(amount, true)
}

async function findPartial(shop: TestShop, { code }: api.Order): Promise<number | null> {
  const found = await shop.ctx.db
    .selectFrom('bank_transaction')
    .select('id')
    .where('order_code', '=', code)
    .where('state', '=', 'partial')
    .orderBy('id')
    .executeTakeFirst()
  return found?.id ?? null
}
