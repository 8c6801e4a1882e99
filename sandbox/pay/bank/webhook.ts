import { randomInt } from 'node:crypto'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import type { Parcel } from '../courier.ts'
import type { ShopAnswer } from '../shop-line.ts'
import { payTexts } from '../texts.ts'

/** What SePay tells of a transfer. */
export interface BankNews {
  id: number
  gateway: string
  /** Vietnam's time, `2026-11-21 09:00:00`. */
  transactionDate: string
  accountNumber: string
  code: string | null
  content: string
  transferType: 'in'
  /** Đồng. */
  transferAmount: number
  accumulated: number
  subAccount: string | null
  referenceCode: string
  description: string
}

/** Money arriving on the demo's account now. */
export function bankNews(amount: number, content: string, reference: string, now: Date): BankNews {
  return {
    // As large as the feed's own numbers may grow; a repetition never happens by chance.
    id: randomInt(1e8, 2 ** 47),
    gateway: 'Vietcombank',
    transactionDate: toVietnamIso(now).slice(0, 19).replace('T', ' '),
    accountNumber: publishedCredentials.bank.account,
    code: null,
    content,
    transferType: 'in',
    transferAmount: amount,
    accumulated: amount + 10_000_000,
    subAccount: null,
    referenceCode: `FT${reference}`,
    description: `BankAPINotify ${content}`,
  }
}

/** A number as banks print it beside a transfer. */
export function bankReference(): string {
  return String(randomInt(1e9, 1e10))
}

/** The webhook; with another key it is a stranger's. */
export function toParcel(
  news: BankNews,
  onAnswer: (answer: ShopAnswer) => void,
  key: string = feedKey,
): Parcel {
  return {
    label: `${payTexts.transferTold} ${news.content}`,
    request: {
      method: 'POST',
      path: '/api/payment/notify/bank',
      headers: { 'content-type': 'application/json', authorization: `Apikey ${key}` },
      body: JSON.stringify(news),
    },
    isTaken,
    pauses: key === feedKey ? pauses : [],
    onAnswer,
  }
}

const { feedKey } = publishedCredentials.bank

/** Seven times, a Fibonacci number of minutes apart; a minute of theirs is a second here. */
const pauses = [1, 1, 2, 3, 5, 8, 13].map(seconds)

function isTaken({ status, body }: ShopAnswer): boolean {
  return status >= 200 && status < 300 && /"success"\s*:\s*true/.test(body)
}
