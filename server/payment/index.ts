/** What other modules may call of payments: tries by card, transfers, receipts, refunds. */
export { beginCardPayment, type PayableOrder } from './begin-card-payment.ts'
export { paymentChecks } from './checks.ts'
export { paymentFigures } from './figures.ts'
export { findGatewayForm } from './find-gateway-form.ts'
export { paymentListeners } from './listeners.ts'
export {
  findPayments,
  type AttemptView,
  type PaymentsOfOrder,
  type RefundRow,
} from './payments-of-orders.ts'
export { isCard, isMethodReady, type CardMethod } from './providers.ts'
export { findReceipt, type Receipt } from './receipt-queries.ts'
export { findRefund, type NewRefund, type Refund } from './refund-queries.ts'
export { findAskedRefund } from './refund-account/ask-queries.ts'
export { forgetOldAccounts } from './refund-account/forget.ts'
export { listAccountsOfOrders, type ListedAccount } from './refund-account/account-queries.ts'
export { actorsOf, viewAccount, viewBuyerAccount } from './refund-account/account-view.ts'
export { refundLinkOf } from './refund-account/link.ts'
export { startRefund } from './start-refund.ts'
export { transferOrderOf } from './transfer-order.ts'
export { findTransfer, lockTransfer, type Resolution, type Transfer } from './transfer-queries.ts'
export { noteTransferState, receiveTransfer, resolveTransfer } from './transfers.ts'
export { hasUndecidedPayment } from './undecided.ts'
