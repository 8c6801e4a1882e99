import { createHmac } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'

export type ApiBody = Record<string, string>

/** How a question is answered: with these fields, signed, or in one of the ways in which things go wrong. */
export type ApiMood =
  | ApiBody
  /** Takes the question and never answers. */
  | 'silent'
  /** Cuts the line. */
  | 'cutOff'
  | 'notJson'
  /** Another's signature. */
  | 'forged'
  | { status: number }

const signedOfAnswer = [
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

/** VNPay's `querydr` and `refund` on loopback: answers what a test tells it to, and keeps what it was asked. */
export class VnpayApi {
  readonly asked: ApiBody[] = []
  /** By command; the last mood of a list stays. */
  moods: Record<'querydr' | 'refund', ApiMood[]> = { querydr: [{}], refund: [{}] }
  readonly #silent = new Set<ServerResponse>()
  readonly #server: Server
  readonly #waiters: (() => void)[] = []

  constructor() {
    this.#server = createServer((request, response) => {
      let text = ''
      request.on('data', (part: Buffer) => (text += part.toString('utf8')))
      request.on('end', () => this.#answer(JSON.parse(text) as ApiBody, response))
    })
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  reset(): void {
    this.asked.length = 0
    this.moods = { querydr: [{}], refund: [{}] }
  }

  countOf(command: 'querydr' | 'refund'): number {
    return this.asked.filter((body) => body.vnp_Command === command).length
  }

  /** Until somebody is kept waiting for an answer. */
  async isKeptWaiting(): Promise<void> {
    if (this.#silent.size > 0) return
    await new Promise<void>((resolve) => this.#waiters.push(resolve))
  }

  /** Cuts the lines of those who wait. */
  release(): void {
    for (const response of this.#silent) response.destroy()
    this.#silent.clear()
  }

  #answer(body: ApiBody, response: ServerResponse): void {
    this.asked.push(body)
    const moods = this.moods[body.vnp_Command as 'querydr' | 'refund']
    const mood = moods.length > 1 ? moods.shift()! : moods[0]!
    if (mood === 'silent') {
      this.#silent.add(response)
      for (const wake of this.#waiters.splice(0)) wake()
    } else if (mood === 'cutOff') response.destroy()
    else if (mood === 'notJson') response.end('<html>Bảo trì</html>')
    else if (typeof mood === 'object' && typeof mood.status === 'number') {
      response.writeHead(mood.status).end('{}')
    } else response.end(JSON.stringify(answerTo(body, mood as ApiBody | 'forged')))
  }
}

function answerTo(body: ApiBody, mood: ApiBody | 'forged'): ApiBody {
  const isRefund = body.vnp_Command === 'refund'
  const answer: ApiBody = {
    vnp_ResponseId: `answer-to-${body.vnp_RequestId}`,
    vnp_Command: body.vnp_Command!,
    vnp_ResponseCode: '00',
    vnp_Message: 'Success',
    vnp_TmnCode: body.vnp_TmnCode!,
    vnp_TxnRef: body.vnp_TxnRef!,
    ...(body.vnp_Amount ? { vnp_Amount: body.vnp_Amount } : {}),
    vnp_TransactionNo: '14422574',
    vnp_TransactionType: isRefund ? body.vnp_TransactionType! : '01',
    vnp_TransactionStatus: isRefund ? '05' : '00',
    ...(mood === 'forged' ? {} : mood),
  }
  const names = isRefund
    ? signedOfAnswer
    : [...signedOfAnswer, 'vnp_PromotionCode', 'vnp_PromotionAmount']
  const text = names.map((name) => answer[name] ?? '').join('|')
  const secret = mood === 'forged' ? 'another-secret' : publishedCredentials.vnpay.hashSecret
  return { ...answer, vnp_SecureHash: createHmac('sha512', secret).update(text).digest('hex') }
}
