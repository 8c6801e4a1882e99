import { placeOrder } from '#domain/order/api.ts'
import { moveByHand } from '#server/order/index.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'
import { addStock, guestOrder } from './stock.ts'

const reason = 'Bảng kê của đơn vị vận chuyển sai'
let statements = 0

/** What carriers hand over, each with an input that works. */
export const cashWrites: Record<string, MinimalInput> = {
  'POST /admin/cash-statements': (backoffice) => statementOf(backoffice),
  'POST /admin/cash-statements/{id}/reverse': async (backoffice) => {
    return { id: await book(backoffice, await statementOf(backoffice)), reason }
  },
  'POST /admin/cash-statements/{id}/bank': async (backoffice) => {
    const id = await book(backoffice, await statementOf(backoffice))
    return { id, on: '2026-11-28', reference: 'FT26332001' }
  },
  'POST /admin/cash-statements/{id}/explain': async (backoffice) => {
    const statement = await statementOf(backoffice, 1000)
    const id = await book(backoffice, statement)
    return { id, order_code: statement.reference, reason }
  },
  'POST /admin/cash-limits': () => ({
    carrier: 'VNPost',
    days: 5,
    valid_from: '2027-01-01',
    reason,
  }),
  'PUT /admin/cash-limits/{id}': () => {
    return { id: 1, version: 1, days: 2, valid_from: '2026-01-01', reason }
  },
}

/** Of an order that was just paid at a branch; `missing` is what of its money does not come. */
async function statementOf({ shop }: Backoffice, missing = 0) {
  const [product] = await addStock(shop.ctx.db, [{ code: `THUHO${(statements += 1)}` }])
  // Each by somebody else: who has many open orders is asked for a code.
  const phone = `09180${String(statements).padStart(5, '0')}`
  const { code, costs } = await shop.call(placeOrder, guestOrder([{ product: product! }], phone))
  for (const event of ['handedToCarrier', 'delivered'] as const) {
    await moveByHand(shop.ctx, code, event, 'staff:test')
  }
  const amount = costs.order_total.amount - missing
  const said = { carrier: 'branch', reference: code, on: '2026-11-28' }
  return { ...said, received: amount, lines: [{ code, amount }] }
}

async function book(backoffice: Backoffice, statement: object): Promise<number> {
  const path = '/admin/cash-statements'
  const { id } = await answerOf<{ id: number }>(backoffice, 'POST', path, statement)
  return id
}
