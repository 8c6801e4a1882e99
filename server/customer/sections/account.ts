import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as sections from '#domain/customer/backoffice/sections.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { listChatsOfMember } from '../../chat/index.ts'
import type { Caller, Context } from '../../context.ts'
import { findDeskAccount, toDeskEvent } from '../../identity/index.ts'
import { listQuestionsOfPerson } from '../../question/index.ts'
import { getOpenCustomer } from '../get-open-customer.ts'
import { toLook } from '../list-customers.ts'
import { listLookRows } from '../look-queries.ts'

export async function listCustomerContacts(
  ctx: Context,
  { id }: ParsedInput<typeof sections.listCustomerContacts>,
  caller: Caller,
): Promise<Output<typeof sections.listCustomerContacts>> {
  const customer = await getOpenCustomer(ctx, id, caller)
  const { memberId } = customer
  const [questions, chats] = await Promise.all([
    listQuestionsOfPerson(ctx.db, customer),
    memberId === null ? [] : listChatsOfMember(ctx.db, memberId),
  ])
  return {
    questions: questions.map(({ createdAt, ...one }) => ({ ...one, at: toVietnamIso(createdAt) })),
    chats: chats.map(({ lastAt, ...one }) => ({ ...one, last_at: toVietnamIso(lastAt) })),
  }
}

export async function getCustomerAccount(
  ctx: Context,
  { id }: ParsedInput<typeof sections.getCustomerAccount>,
  caller: Caller,
): Promise<sections.CustomerAccount> {
  const { memberId, phone } = await getOpenCustomer(ctx, id, caller)
  if (memberId === null || phone === null) return null
  const account = await findDeskAccount(ctx, { id: memberId, phone })
  if (!account) return null
  const { consents, history, sessions, events, lockedUntil } = account
  return {
    consents,
    history,
    sessions,
    events: events.map(toDeskEvent),
    locked_until: lockedUntil && toVietnamIso(lockedUntil),
  }
}

const lastLooks = 50

export async function listCustomerLooks(
  ctx: Context,
  { id }: ParsedInput<typeof sections.listCustomerLooks>,
  caller: Caller,
): Promise<Output<typeof sections.listCustomerLooks>> {
  await getOpenCustomer(ctx, id, caller)
  const rows = await listLookRows(ctx.db, { customer: id }, { limit: lastLooks, offset: 0 })
  return rows.map(toLook)
}
