import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type {
  AskedPayment,
  AskedRefund,
  CardGateway,
  GatewayReport,
  QueryAnswer,
  RefundAnswer,
} from './card-gateway.ts'
import { postJson } from './post-json.ts'
import { isSameText } from './same-text.ts'
import type { VnpaySettings } from './vnpay.ts'
import {
  absentCode,
  failureOf,
  outcomeOf,
  isRefunding,
  refundOf,
  refusedRefundCodes,
  repeatedRefundCode,
  wholeVnd,
} from './vnpay-codes.ts'
import { signValues, vnpayDate } from './vnpay-sign.ts'

/** What we ask VNPay from server to server; only answers that it has signed count. */
export function vnpayCalls(
  settings: VnpaySettings,
): Required<Pick<CardGateway, 'query' | 'refund'>> {
  return {
    query: async (asked, signal) =>
      toQueryAnswer(await call(settings, queryBody(settings, asked), signal), asked),
    refund: async (asked, signal) =>
      toRefundAnswer(await call(settings, refundBody(settings, asked), signal)),
  }
}

/** Our server's own address is nobody's business, and VNPay only wants the field. */
const serverAddress = '127.0.0.1'

function queryBody({ tmnCode, hashSecret }: VnpaySettings, asked: AskedPayment) {
  const { reference, orderCode, date, at } = asked
  const signed = {
    vnp_RequestId: newRequestId(),
    vnp_Version: '2.1.0',
    vnp_Command: 'querydr',
    vnp_TmnCode: tmnCode,
    vnp_TxnRef: reference,
    vnp_TransactionDate: date,
    vnp_CreateDate: vnpayDate(at),
    vnp_IpAddr: serverAddress,
    vnp_OrderInfo: `Hoi giao dich ${orderCode}`,
  }
  return { ...signed, vnp_SecureHash: signValues(Object.values(signed), hashSecret) }
}

function refundBody({ tmnCode, hashSecret }: VnpaySettings, asked: AskedRefund) {
  const signed = {
    vnp_RequestId: newRequestId(),
    vnp_Version: '2.1.0',
    vnp_Command: 'refund',
    vnp_TmnCode: tmnCode,
    vnp_TransactionType: asked.isPartial ? '03' : '02',
    vnp_TxnRef: asked.reference,
    vnp_Amount: String(asked.amount * 100),
    vnp_TransactionNo: asked.providerReference,
    vnp_TransactionDate: asked.date,
    vnp_CreateBy: asked.by,
    vnp_CreateDate: vnpayDate(asked.at),
    vnp_IpAddr: serverAddress,
    vnp_OrderInfo: `Hoan tien don hang ${asked.orderCode}`,
  }
  return { ...signed, vnp_SecureHash: signValues(Object.values(signed), hashSecret) }
}

/** At most 32 letters and digits, never the same twice. */
function newRequestId(): string {
  return randomUUID().replaceAll('-', '')
}

const text = z.union([z.string(), z.number()]).transform(String).optional()
const answerShape = z.object({
  vnp_ResponseId: text,
  vnp_Command: text,
  vnp_ResponseCode: text,
  vnp_Message: text,
  vnp_TmnCode: text,
  vnp_TxnRef: text,
  vnp_Amount: text,
  vnp_BankCode: text,
  vnp_PayDate: text,
  vnp_TransactionNo: text,
  vnp_TransactionType: text,
  vnp_TransactionStatus: text,
  vnp_OrderInfo: text,
  // Of `querydr` alone.
  vnp_PromotionCode: text,
  vnp_PromotionAmount: text,
  vnp_SecureHash: z.string(),
})
type Answer = z.output<typeof answerShape>
type Called = { outcome: 'answered'; answer: Answer } | { outcome: 'unclear'; code: string }

async function call(
  { apiUrl, hashSecret, timeout }: VnpaySettings,
  body: { vnp_Command: string; vnp_TxnRef: string },
  signal?: AbortSignal,
): Promise<Called> {
  const posted = await postJson(apiUrl, body, { signal, timeout })
  if (posted.outcome !== 'answered') return posted
  const parsed = answerShape.safeParse(posted.answer)
  if (!parsed.success) return { outcome: 'unclear', code: 'malformed' }
  const answer = parsed.data
  if (!isSigned(answer, body.vnp_Command, hashSecret)) return unclear('signature')
  // A right answer to another question is none.
  const isOurs = (answer.vnp_TxnRef || body.vnp_TxnRef) === body.vnp_TxnRef
  return isOurs ? { outcome: 'answered', answer } : unclear('otherPayment')
}

function isSigned(answer: Answer, command: string, secret: string): boolean {
  const { vnp_SecureHash, vnp_PromotionCode, vnp_PromotionAmount, ...common } = answer
  const inOrder = commonOrder.map((name) => common[name])
  const values =
    command === 'querydr' ? [...inOrder, vnp_PromotionCode, vnp_PromotionAmount] : inOrder
  return isSameText(vnp_SecureHash.toLowerCase(), signValues(values, secret))
}

const commonOrder = [
  ...(['vnp_ResponseId', 'vnp_Command', 'vnp_ResponseCode', 'vnp_Message'] as const),
  ...(['vnp_TmnCode', 'vnp_TxnRef', 'vnp_Amount', 'vnp_BankCode', 'vnp_PayDate'] as const),
  ...(['vnp_TransactionNo', 'vnp_TransactionType', 'vnp_TransactionStatus'] as const),
  'vnp_OrderInfo' as const,
]

function unclear(code: string) {
  return { outcome: 'unclear', code } as const
}

function toQueryAnswer(called: Called, { reference }: AskedPayment): QueryAnswer {
  if (called.outcome !== 'answered') return called
  const { answer } = called
  if (answer.vnp_ResponseCode === absentCode) return { outcome: 'absent' }
  if (answer.vnp_ResponseCode !== '00') return unclear(answer.vnp_ResponseCode ?? 'malformed')
  const status = answer.vnp_TransactionStatus
  if (!status) return unclear('malformed')
  const isPayment = (answer.vnp_TransactionType ?? '01') === '01' && !isRefunding(status)
  const report = toReport(answer, reference, status, isPayment)
  return { outcome: 'told', report, refund: isPayment ? 'none' : refundOf(status) }
}

/** One that VNPay speaks of as a refund was paid once: whoever gave it back there must look at it. */
function toReport(
  answer: Answer,
  reference: string,
  status: string,
  isPayment: boolean,
): GatewayReport {
  const number = answer.vnp_TransactionNo ?? '0'
  return {
    eventId: ['query', reference, number, answer.vnp_TransactionType, status].join(':'),
    reference,
    amount: wholeVnd(answer.vnp_Amount),
    currency: 'VND',
    outcome: isPayment ? outcomeOf('00', status) : 'review',
    code: failureOf('00', status),
    providerReference: number === '0' ? null : number,
  }
}

function toRefundAnswer(called: Called): RefundAnswer {
  if (called.outcome !== 'answered') return called
  const { vnp_ResponseCode: code = 'malformed', vnp_TransactionNo, vnp_ResponseId } = called.answer
  if (code === '00')
    return { outcome: 'made', reference: vnp_TransactionNo ?? vnp_ResponseId ?? '' }
  if (code === repeatedRefundCode) return { outcome: 'repeated' }
  return refusedRefundCodes.has(code) ? { outcome: 'refused', code } : unclear(code)
}
