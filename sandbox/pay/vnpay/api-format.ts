import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { barredSignature } from './signature.ts'

export type ApiAnswer = Record<string, string>

const text = z.union([z.string(), z.number()]).transform(String)

const common = {
  vnp_RequestId: text.pipe(z.string().regex(/^[A-Za-z0-9]{1,32}$/)),
  vnp_Version: z.literal('2.1.0'),
  vnp_TmnCode: z.string(),
  vnp_TxnRef: z.string(),
  vnp_TransactionNo: text.optional(),
  vnp_TransactionDate: text,
  vnp_CreateDate: text.pipe(z.string().regex(/^\d{14}$/)),
  vnp_IpAddr: z.string().min(1),
  vnp_OrderInfo: z.string().min(1),
  vnp_SecureHash: z.string(),
}

/** What the shop may ask of VNPay's API. */
export const apiRequest = z.discriminatedUnion('vnp_Command', [
  z.object({ ...common, vnp_Command: z.literal('querydr') }),
  z.object({
    ...common,
    vnp_Command: z.literal('refund'),
    /** 02 the whole payment, 03 a part of it. */
    vnp_TransactionType: z.enum(['02', '03']),
    /** Hundredths of a đồng. */
    vnp_Amount: text.pipe(z.string().regex(/^[1-9]\d{2,11}$/)),
    vnp_CreateBy: z.string().min(1),
  }),
])
export type ApiRequest = z.output<typeof apiRequest>
export type RefundRequest = Extract<ApiRequest, { vnp_Command: 'refund' }>

/** The signature that a request must carry. */
export function requestSignature(request: ApiRequest): string {
  const { vnp_RequestId, vnp_Version, vnp_Command, vnp_TmnCode, vnp_TxnRef } = request
  const { vnp_TransactionDate, vnp_CreateDate, vnp_IpAddr, vnp_OrderInfo } = request
  const head = [vnp_RequestId, vnp_Version, vnp_Command, vnp_TmnCode]
  const tail = [vnp_CreateDate, vnp_IpAddr, vnp_OrderInfo]
  if (request.vnp_Command === 'querydr') {
    return barredSignature([...head, vnp_TxnRef, vnp_TransactionDate, ...tail])
  }
  const { vnp_TransactionType, vnp_Amount, vnp_TransactionNo, vnp_CreateBy } = request
  const middle = [vnp_TransactionType, vnp_TxnRef, vnp_Amount, vnp_TransactionNo]
  return barredSignature([...head, ...middle, vnp_TransactionDate, vnp_CreateBy, ...tail])
}

/** VNPay's answer with this result code, signed. */
export function signedAnswer(request: ApiRequest, code: string, more: ApiAnswer = {}): ApiAnswer {
  const answer: ApiAnswer = {
    vnp_ResponseId: randomUUID().replaceAll('-', ''),
    vnp_Command: request.vnp_Command,
    vnp_ResponseCode: code,
    vnp_Message: messages[code]!,
    vnp_TmnCode: request.vnp_TmnCode,
    vnp_TxnRef: request.vnp_TxnRef,
    ...more,
  }
  const names = request.vnp_Command === 'querydr' ? queryAnswerNames : refundAnswerNames
  return { ...answer, vnp_SecureHash: barredSignature(names.map((name) => answer[name])) }
}

const messages: Record<string, string> = {
  '00': 'Success',
  '03': 'Invalid amount',
  '91': 'Transaction not found',
  '94': 'Duplicate request',
  '95': 'Transaction was not successful',
}

const refundAnswerNames = [
  'vnp_ResponseId',
  'vnp_Command',
  'vnp_ResponseCode',
  'vnp_Message',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_BankCode',
  'vnp_PayDate',
  'vnp_TransactionNo',
  'vnp_TransactionType',
  'vnp_TransactionStatus',
  'vnp_OrderInfo',
]
const queryAnswerNames = [...refundAnswerNames, 'vnp_PromotionCode', 'vnp_PromotionAmount']
