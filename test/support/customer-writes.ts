import { placeOrder } from '#domain/order/api.ts'
import { registerMember } from './members.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'
import { addStock, guestOrder } from './stock.ts'

let made = 0

/** The writes of customers' pages, each with an input that works. */
export const customerWrites: Record<string, MinimalInput> = {
  'POST /admin/customers/{id}/looks': async ({ shop }) => ({
    id: (await newMember(shop)).id,
    cause: 'call',
  }),
  'POST /admin/customers/caller': async ({ shop }) => {
    const { phone } = await registerMember(shop, newPhone())
    return { phone }
  },
  'POST /admin/customers/of-task': async ({ shop }) => {
    const [product] = await addStock(shop.ctx.db, [{ code: `KHACH${(made += 1)}` }])
    const { code } = await shop.call(placeOrder, guestOrder([{ product: product! }], newPhone()))
    return { task: 'order', ref: code }
  },
  'POST /admin/customers/{id}/notes': async (backoffice) => ({
    id: await opened(backoffice),
    words: 'Hẹn gọi lại chiều mai',
  }),
  'POST /admin/customers/{id}/notes/{note}/remove': async (backoffice) => {
    const id = await opened(backoffice)
    const words = 'Ghi nhầm'
    const path = `/admin/customers/${id}/notes`
    const notes = await answerOf<{ id: number }[]>(backoffice, 'POST', path, { words })
    return { id, note: notes[0]!.id }
  },
  'PUT /admin/customers/{id}/tags': async (backoffice) => ({
    id: await opened(backoffice),
    version: 1,
    tags: ['Khách quen'],
  }),
  'POST /admin/customers/{id}/sessions/{session}/end': async (backoffice) => {
    const { id, memberId } = await newMember(backoffice.shop)
    await open(backoffice, id)
    const session = await backoffice.shop.ctx.db
      .selectFrom('member_session')
      .select('id')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    return { id, session: session.id }
  },
}

function newPhone(): string {
  made += 1
  return `09070${String(made).padStart(5, '0')}`
}

async function newMember(shop: Backoffice['shop']): Promise<{ id: number; memberId: number }> {
  const { id: memberId, phone } = await registerMember(shop, newPhone())
  return { id: await customerId(shop, phone), memberId }
}

/** The number under which the desk knows a phone. */
export async function customerId(shop: Backoffice['shop'], phone: string): Promise<number> {
  const { id } = await shop.ctx.db
    .selectFrom('customer')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  return id
}

async function opened(backoffice: Backoffice): Promise<number> {
  const { id } = await newMember(backoffice.shop)
  await open(backoffice, id)
  return id
}

function open(backoffice: Backoffice, id: number) {
  return answerOf(backoffice, 'POST', `/admin/customers/${id}/looks`, { cause: 'call' })
}
