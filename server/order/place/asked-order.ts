import type { ParsedInput } from '#domain/contract.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import type * as api from '#domain/order/api.ts'
import type { JudgedProof } from '../../captcha/index.ts'
import type { Earning } from '../../catalog/index.ts'
import type { SignedInMember } from '../../context.ts'
import type { Asker } from '../../otp/index.ts'
import type { Db } from '../../platform/db.ts'
import type { Taken } from '../../platform/rate-limit.ts'

/** What any order says, whichever shop it is placed in. */
export type OrderInput = ParsedInput<typeof api.placeOrder> & {
  /** Of the vaccine-centre shop: where it is fetched. */
  center_code?: string | undefined
}

/** Who of the staff takes an order by telephone, and how long it keeps its goods unpaid. */
export interface PhoneTaker {
  staffId: number
  /** As histories keep it. */
  actor: string
  holdMinutes: number
  /** Notes in the audit what was placed, in the order's transaction. */
  note: (trx: Db, orderCode: string) => Promise<void>
}

/** An order as somebody asks for it. */
export interface AskedOrder {
  input: OrderInput
  /** The shop it is placed in. */
  shop: OrderType
  member: Pick<SignedInMember, 'id' | 'phone'> | null
  /** Whoever asks; without an address for an order that a subscription makes. */
  asker: Asker
  /** It comes with a code, asked for or not, and is refused unless that is its phone's. */
  hasCode: boolean
  /** What an outside provider said of its proof that a person is there. */
  judged: JudgedProof | null
  /** What it uses up of limits: given back when it does not become an order. */
  turns: Taken[]
  /** Which products bring points today. */
  earning: Earning
  /** Of an order that staff take by telephone: who takes it. */
  taker?: PhoneTaker
  /** Of a subscription: takes its turn for this order, or refuses. Before any other lock. */
  claim?: (trx: Db, orderCode: string) => Promise<void>
}
