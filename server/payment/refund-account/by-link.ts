import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { bankName } from '#domain/payment/banks.ts'
import type * as api from '#domain/payment/refund-account/api.ts'
import { canMoveAccount } from '#domain/payment/refund-account/states.ts'
import { refundAccountTexts as texts } from '#domain/payment/refund-account/texts.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import {
  findRefundWithAccount,
  keepAccount,
  lockRefund,
  shareAccount,
  sumOpenRefunds,
  type RefundWithAccount,
} from './account-queries.ts'
import { stateOf } from './account-view.ts'
import { readRefundToken, type RefundTicket } from './token.ts'

/** What whoever was sent the link may read; one that is not from us, or was cut off, reads like one that is over. */
export async function getRefundLink(
  ctx: Context,
  { token }: ParsedInput<typeof api.getRefundLink>,
): Promise<Output<typeof api.getRefundLink>> {
  const ticket = readRefundToken(ctx.config, token)
  return ticket ? viewLink(ctx, ctx.db, ticket) : closed
}

/**
 * They say where their money goes; as often as they like until the desk begins to pay. Refuses `conflict` in words when
 * it has, when somebody changed it meanwhile, and when the link is over.
 */
export async function giveRefundAccount(
  ctx: Context,
  { token, version, ...account }: ParsedInput<typeof api.giveRefundAccount>,
): Promise<Output<typeof api.giveRefundAccount>> {
  const ticket = readTicket(ctx, token)
  const { refundId } = ticket
  await ctx.limits.consume('refundAccount', String(refundId))
  const { view, orderCode } = await ctx.db.transaction().execute(async (trx) => {
    const refund = await lockRefund(trx, refundId)
    if (!refund || isOver(ctx, ticket)) throw refuse(texts.closed)
    const state = stateOf(refund)
    if (state === 'paying') throw refuse(texts.paying)
    if (refund.state !== 'byHand' || !canMoveAccount(state, 'give')) throw refuse(texts.closed)
    const at = ctx.clock.now()
    const given = { ...account, refundId, version, by: 'customer', note: '', at }
    if (!(await keepAccount(trx, given))) throw refuse(texts.changedElsewhere)
    await shareAccount(trx, refundId)
    return { view: await viewLink(ctx, trx, ticket), orderCode: refund.orderCode }
  })
  ctx.changeBus.tell(['refunds', ...(orderCode ? [`order:${orderCode}`] : [])])
  return view
}

const closed: Output<typeof api.getRefundLink> = { state: 'closed', version: 0 }

async function viewLink(
  ctx: Context,
  db: Db,
  ticket: RefundTicket,
): Promise<Output<typeof api.getRefundLink>> {
  const refund = await findRefundWithAccount(db, ticket.refundId)
  if (!refund) return closed
  const state = shownState(ctx, refund, ticket)
  const { account, orderCode, doneAt } = refund
  if (state === 'closed') return closed
  const amount = state === 'paid' ? refund.amount : await sumOpenRefunds(db, refund.id)
  return {
    state,
    amount: vnd(amount),
    order_tail: orderCode.slice(-4),
    ...(account?.bankBin && account.tail
      ? { bank: bankName(account.bankBin), account_tail: account.tail }
      : {}),
    ...(doneAt ? { paid_at: toVietnamIso(doneAt) } : {}),
    until: toVietnamIso(ticket.endsAt),
    version: account?.version ?? 0,
  }
}

/** After its time a link tells nothing any more. */
function shownState(ctx: Context, refund: RefundWithAccount, ticket: RefundTicket) {
  if (isOver(ctx, ticket) || refund.state === 'sending') return 'closed'
  if (refund.state === 'done') return 'paid'
  const state = stateOf(refund)
  return state === 'given' || state === 'paying' ? state : 'asked'
}

function isOver({ clock }: Context, { endsAt }: RefundTicket): boolean {
  return endsAt.getTime() <= clock.now().getTime()
}

function readTicket({ config }: Context, token: string): RefundTicket {
  const ticket = readRefundToken(config, token)
  if (!ticket) throw new Refusal('notFound')
  return ticket
}

function refuse(message: string): Refusal {
  return new Refusal('conflict', { message })
}
