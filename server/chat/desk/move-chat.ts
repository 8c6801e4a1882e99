import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as desk from '#domain/chat/backoffice/api.ts'
import { chatTexts as texts } from '#domain/chat/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../../context.ts'
import { findFullName, findPhone } from '../../identity/index.ts'
import { findCustomer } from '../../membership/index.ts'
import { listOrdersOfMember } from '../../order/index.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit } from '../../staff/index.ts'
import { eraseConversations, findConversation, lockConversation } from '../conversation-queries.ts'
import { addNote } from '../notes.ts'
import { tellChats } from '../tell.ts'
import { changeChat } from './change-chat.ts'
import { getWholeChat } from './get-desk-chat.ts'
import { listAnswererRows } from './people.ts'

/** Takes, hands over or puts back. Of two who press at once the first has it; the second sees who. */
export async function assignChat(
  ctx: Context,
  { id, version, to }: ParsedInput<typeof desk.assignChat>,
  caller: Caller,
): Promise<desk.WholeChat> {
  const staff = getStaff(caller)
  return changeChat(ctx, { id, version }, async (trx, conversation) => {
    const people = await listAnswererRows(trx)
    const person = people.find((each) => each.id === to)
    if (to !== null && !person) {
      throw new Refusal('conflict', { fields: { to: texts.notAssignable } })
    }
    await trx
      .updateTable('chat_conversation')
      .set({ assigned_to: to, version: version + 1 })
      .where('id', '=', id)
      .execute()
    const words = wordsOf(staff, person)
    const afterNumber = conversation.lastNumber
    await addNote(trx, { id, afterNumber, kind: 'event', words, staff }, ctx.clock.now())
    const before = people.find((each) => each.id === conversation.assignedTo)
    await recordAudit(ctx, trx, caller, {
      action: texts.assigned,
      subject: { kind: 'chat', id },
      before: { assigned_to: before?.name ?? '' },
      after: { assigned_to: person?.name ?? '' },
    })
  })
}

function wordsOf(
  { id, fullName }: { id: number; fullName: string },
  person: { id: number; name: string } | undefined,
): string {
  if (!person) return texts.putBack(fullName)
  return person.id === id ? texts.taken(fullName) : texts.handedOver(fullName, person.name)
}

export async function closeChat(
  ctx: Context,
  { id, version }: ParsedInput<typeof desk.closeChat>,
  caller: Caller,
): Promise<desk.WholeChat> {
  const staff = getStaff(caller)
  return changeChat(ctx, { id, version }, async (trx, conversation) => {
    if (conversation.state === 'closed') {
      throw new Refusal('conflict', { current: await getWholeChat({ ...ctx, db: trx }, { id }) })
    }
    const at = ctx.clock.now()
    await trx
      .updateTable('chat_conversation')
      .set((row) => ({
        state: 'closed' as const,
        waiting_since: null,
        closed_at: at,
        closings: row('closings', '+', 1),
        version: version + 1,
      }))
      .where('id', '=', id)
      .execute()
    const afterNumber = conversation.lastNumber
    const words = texts.closedBy(staff.fullName)
    await addNote(trx, { id, afterNumber, kind: 'event', words, staff }, at)
    await recordAudit(ctx, trx, caller, {
      action: texts.closed,
      subject: { kind: 'chat', id },
      before: { state: conversation.state },
      after: { state: 'closed' },
    })
  })
}

const lastOrders = 5

/** Who it is. That somebody read it stands in the audit; the audit holds no name. */
export async function revealVisitor(
  ctx: Context,
  { id }: ParsedInput<typeof desk.revealVisitor>,
  caller: Caller,
): Promise<Output<typeof desk.revealVisitor>> {
  const conversation = await findConversation(ctx.db, id)
  if (!conversation || conversation.memberId === null) throw new Refusal('notFound')
  const { memberId } = conversation
  const [name, phone] = await Promise.all([
    findFullName(ctx.db, memberId),
    findPhone(ctx.db, memberId),
  ])
  const customer = phone ? await findCustomer(ctx, phone) : null
  const filter = { memberId, code: null, statuses: null }
  const { orders } = await listOrdersOfMember(ctx.db, filter, { page: 1, limit: lastOrders })
  await ctx.db.transaction().execute((trx) =>
    recordAudit(ctx, trx, caller, {
      action: texts.revealed,
      subject: { kind: 'chat', id },
    }),
  )
  return {
    name: name ?? '',
    phone: phone ?? '',
    tier: customer?.tier ?? '',
    points: customer?.points ?? 0,
    orders: orders.map(({ order }) => ({
      code: order.code,
      state: orderStatusLabels[order.status],
      total: order.payment,
      placed_at: toVietnamIso(new Date(order.created_at)),
    })),
  }
}

/** Somebody asked to be forgotten; nothing of the words is kept, also not in the audit. */
export async function eraseDeskChat(
  ctx: Context,
  { id, version, reason }: ParsedInput<typeof desk.eraseDeskChat>,
  caller: Caller,
): Promise<{ ok: true }> {
  await ctx.db.transaction().execute(async (trx) => {
    const conversation = await lockConversation(trx, id)
    if (!conversation) throw new Refusal('notFound')
    if (conversation.version !== version) {
      throw new Refusal('conflict', { current: await getWholeChat({ ...ctx, db: trx }, { id }) })
    }
    await eraseConversations(trx, [id])
    await recordAudit(ctx, trx, caller, {
      action: texts.erased,
      subject: { kind: 'chat', id },
      reason,
    })
  })
  tellChats(ctx, [id])
  return { ok: true }
}
