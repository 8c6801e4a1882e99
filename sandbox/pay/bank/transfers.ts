import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import { seconds } from '#domain/kernel/durations.ts'
import type { Context } from '#server/context.ts'
import type { Courier } from '../courier.ts'
import type { ShopAnswer } from '../shop-line.ts'
import { asArrived, noteOf, writings } from './content.ts'
import { findTransferDue, type TransferDue } from './transfer-queries.ts'
import { bankNews, bankReference, toParcel, type BankNews } from './webhook.ts'

/** What a person at the bank, or a test, lets happen. */
export const transferOutcomes = [
  'exact',
  'short',
  'excess',
  'twice',
  /** One transfer, told twice at the same moment with the same id. */
  'repeated',
  'wrongNote',
  'late',
  'forged',
  /** Any amount with any content, for an order or for none. */
  'free',
  /** What was told before, once more. */
  'again',
] as const
export type TransferOutcome = (typeof transferOutcomes)[number]

export const transferInput = z.object({
  outcome: z.enum(transferOutcomes),
  /** The order's code; needed by all but `free` and `again`. */
  order: z.string().max(40).optional(),
  /** Đồng; without it what is still missing, half of it, or 50.000 more. */
  amount: z.coerce.number().int().min(1).max(10_000_000_000).optional(),
  /** What the payer writes. */
  content: z.string().max(300).optional(),
  writing: z.enum(writings).default('vietcombank'),
  /** Seconds until a late one is told. */
  after: z.coerce.number().int().min(0).max(7200).default(20),
  /** Of what was told before. */
  id: z.coerce.number().int().optional(),
})
export type TransferInput = z.output<typeof transferInput>

export interface TransferForMessage {
  news: BankNews
  answers: ShopAnswer[]
}

/** The bank and its feed, with what they have told; newest first. */
export class SandboxBank {
  readonly #ctx: Context
  readonly #courier: Courier
  readonly told: TransferForMessage[] = []

  constructor(ctx: Context, courier: Courier) {
    this.#ctx = ctx
    this.#courier = courier
  }

  /** Transfers as chosen and tells the shop. Refuses `notFound` and `invalidInput`. */
  async transfer(input: TransferInput): Promise<TransferForMessage[]> {
    const { outcome } = input
    if (outcome === 'again') return [await this.#tell(this.#find(input.id).news)]
    const due = input.order ? await this.#getDue(input.order) : null
    const news = () => this.#newsOf(input, due)
    switch (outcome) {
      case 'twice':
        return [await this.#tell(news()), await this.#tell(news())]
      case 'repeated': {
        const same = news()
        return Promise.all([this.#tell(same), this.#tell(same)])
      }
      case 'forged':
        return [await this.#tell(news(), 'a-key-that-is-not-the-feeds')]
      case 'late': {
        const told = this.#note(news())
        this.#courier.bringLater(this.#parcelOf(told), seconds(input.after))
        return [told]
      }
      default:
        return [await this.#tell(news())]
    }
  }

  async #getDue(code: string): Promise<TransferDue> {
    const due = await findTransferDue(this.#ctx.db, code)
    if (!due) throw new Refusal('notFound')
    return due
  }

  #find(id: number | undefined): TransferForMessage {
    const found = this.told.find(({ news }) => news.id === id)
    if (!found) throw new Refusal('notFound')
    return found
  }

  #newsOf(input: TransferInput, due: TransferDue | null): BankNews {
    const amount = input.amount ?? usualAmount(input.outcome, due)
    const reference = bankReference()
    const content = asArrived(noteFor(input, due), input.writing, reference)
    return bankNews(amount, content, reference, this.#ctx.clock.now())
  }

  async #tell(news: BankNews, key?: string): Promise<TransferForMessage> {
    const told = this.told.find((each) => each.news === news) ?? this.#note(news)
    await this.#courier.bring(this.#parcelOf(told, key))
    return told
  }

  #parcelOf(told: TransferForMessage, key?: string) {
    return toParcel(told.news, (answer) => void told.answers.push(answer), key)
  }

  #note(news: BankNews): TransferForMessage {
    const told: TransferForMessage = { news, answers: [] }
    this.told.unshift(told)
    this.told.length = Math.min(this.told.length, keptNews)
    return told
  }
}

const keptNews = 50
const moreThanAsked = 50_000

function usualAmount(outcome: TransferOutcome, due: TransferDue | null): number {
  if (!due) throw new Refusal('invalidInput', { fields: { amount: 'amount or order' } })
  const missing = due.total - due.received
  // For an order that has its money already, all of it once more.
  const asked = missing > 0 ? missing : due.total
  if (outcome === 'short') return Math.ceil(asked / 2)
  return outcome === 'excess' ? asked + moreThanAsked : asked
}

function noteFor({ outcome, content }: TransferInput, due: TransferDue | null): string {
  if (content !== undefined) return content
  if (outcome === 'wrongNote') return 'Thanh toán tiền hàng'
  if (!due) throw new Refusal('invalidInput', { fields: { content: 'content or order' } })
  return noteOf(due.code)
}
