import type { Output, ParsedInput } from '#domain/contract.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import type * as api from '#domain/payment/backoffice/account-api.ts'
import { bankName } from '#domain/payment/banks.ts'
import { askPause, maxAsks } from '#domain/payment/refund-account/states.ts'
import {
  refundAccountAudit,
  refundDeskTexts as texts,
} from '#domain/payment/refund-account/texts.ts'
import { qrPicture } from '../../adapters/payments/qr-picture.ts'
import { vietQr } from '../../adapters/payments/viet-qr.ts'
import type { Caller, Context } from '../../context.ts'
import { staffActor } from '../../staff/index.ts'
import {
  claimPayment,
  findAccount,
  keepAccount,
  releasePayment,
  shareAccount,
  type RefundWithAccount,
} from '../refund-account/account-queries.ts'
import { askAgain } from '../refund-account/ask-queries.ts'
import { refuse } from '../refund-account/staff-refusal.ts'
import { changeRefund } from './change-refund.ts'

/** The customer is sent the link once more. */
export function askRefundAccount(
  ctx: Context,
  { id }: ParsedInput<typeof api.askRefundAccount>,
  caller: Caller,
): Promise<Output<typeof api.askRefundAccount>> {
  const action = refundAccountAudit.asked
  const at = ctx.clock.now()
  const notSince = new Date(at.getTime() - minutes(askPause))
  return changeRefund(ctx, caller, { id, action, reason: '' }, async (trx, refund) => {
    const asks = await askAgain(trx, { refundId: id, at, notSince, max: maxAsks })
    if (asks === null) throw refuse(whyNotAsked(refund))
    return true
  })
}

function whyNotAsked({ orderId, account }: RefundWithAccount): string {
  if (orderId === null) return texts.noCustomer
  if (account?.bankBin) return texts.known
  return (account?.asks ?? 0) >= maxAsks ? texts.asksUsed(maxAsks) : texts.askedJustNow(askPause)
}

/** An account as its customer told it, on the phone or at the counter. */
export function noteRefundAccount(
  ctx: Context,
  { id, version, note, ...account }: ParsedInput<typeof api.noteRefundAccount>,
  caller: Caller,
): Promise<Output<typeof api.noteRefundAccount>> {
  const action = refundAccountAudit.noted
  const given = { ...account, refundId: id, version, note, by: staffActor(caller) }
  return changeRefund(ctx, caller, { id, action, reason: note }, async (trx, refund) => {
    // Whoever shows the code has it for the account that they see.
    if (refund.account?.payingBy) throw refuse(texts.notYours)
    const isKept = await keepAccount(trx, { ...given, at: ctx.clock.now() })
    if (!isKept) throw refuse(texts.changed)
    await shareAccount(trx, id)
    return true
  })
}

/** The code to pay with, to one of the staff at a time. */
export async function beginRefund(
  ctx: Context,
  { id, take_over: takesOver }: ParsedInput<typeof api.beginRefund>,
  caller: Caller,
): Promise<Output<typeof api.beginRefund>> {
  const { begun, takenOver } = refundAccountAudit
  const claim = { refundId: id, by: staffActor(caller), at: ctx.clock.now(), takesOver }
  const change = { id, action: takesOver ? takenOver : begun, reason: '', takesOver }
  const refund = await changeRefund(ctx, caller, change, async (trx) => {
    if (!(await claimPayment(trx, claim))) throw refuse(texts.noAccount)
    return true
  })
  const account = (await findAccount(ctx.db, id))!
  const { bank_bin: bankBin, account_number: number, holder } = account
  const content = refundContent(id)
  const payload = vietQr({ bankBin, account: number, amount: refund.amount, note: content })
  return {
    refund,
    bank: bankName(bankBin),
    account_number: number,
    holder,
    is_other_name: isOther(holder, refund.customer),
    ...(account.note ? { note: account.note } : {}),
    amount: refund.amount,
    content,
    image: qrPicture(payload),
  }
}

/** What the transfer says. Names no order: should it come back, the bank's feed must not take it for a payment. */
function refundContent(refundId: number): string {
  return `HOAN TIEN HT${String(refundId).padStart(6, '0')}`
}

function isOther(holder: string, customer: string): boolean {
  return customer !== '' && foldVietnamese(holder) !== foldVietnamese(customer)
}

/** Nothing was paid: the customer may change the account again, a colleague may pay. */
export function releaseRefund(
  ctx: Context,
  { id }: ParsedInput<typeof api.releaseRefund>,
  caller: Caller,
): Promise<Output<typeof api.releaseRefund>> {
  const action = refundAccountAudit.released
  return changeRefund(ctx, caller, { id, action, reason: '' }, (trx) =>
    releasePayment(trx, id, staffActor(caller)),
  )
}
