import type { OrderStatus } from '#domain/order/status.ts'

/**
 * The money of one order in its simplest form: what docs/rules/order-money.md says, without a database.
 * What is told waits until it is heard, as events do.
 */
export class MoneyModel {
  status: OrderStatus
  charged: number
  received = 0
  owed = 0
  refunded = 0
  /** Of a part, what it was; transfers that were not enough. */
  partial: number[] = []
  #told: { amount: number; isTransfer: boolean }[] = []

  constructor(status: OrderStatus, charged: number) {
    this.status = status
    this.charged = charged
  }

  get kept(): number {
    return this.received - this.owed
  }

  get missing(): number {
    return Math.max(0, this.charged - this.kept)
  }

  tell(amount: number, isTransfer: boolean): void {
    this.#told.push({ amount, isTransfer })
  }

  hear(): void {
    for (const { amount, isTransfer } of this.#told.splice(0)) this.#come(amount, isTransfer)
  }

  /** Staff let the buyer off what is missing. */
  waived(): void {
    this.charged = this.kept
    this.partial = []
    this.status = 'processing'
  }

  /** A part goes back, and the order waits on. */
  returnPart(amount: number): void {
    this.owed += amount
    this.partial.splice(this.partial.indexOf(amount), 1)
  }

  cancel(): void {
    this.status = 'cancelled'
    this.charged = 0
    this.owed = this.received
    this.partial = []
  }

  /** At the door: the rest of a cash order. */
  collect(isCash: boolean): void {
    if (!isCash) return
    this.received += this.missing
    this.partial = []
  }

  /** Staff change the goods; `rest` is how what is missing of a paid order comes. */
  changed({ by, isCash, rest }: { by: number; isCash: boolean; rest: 'cash' | 'link' }): void {
    this.charged += by
    this.owed += Math.max(0, this.kept - this.charged)
    if (this.missing === 0) {
      this.partial = []
      this.status = 'processing'
    } else if (this.status === 'processing' && !isCash && rest === 'link') this.status = 'open'
  }

  returnGoods(amount: number): void {
    this.charged -= amount
    this.owed += amount
  }

  #come(amount: number, isTransfer: boolean): void {
    const { missing } = this
    this.received += amount
    if (this.status === 'cancelled' || missing === 0) {
      this.owed += amount
    } else if (amount < missing) {
      if (isTransfer) this.partial.push(amount)
    } else {
      this.owed += amount - missing
      this.partial = []
      if (this.status === 'open') this.status = 'processing'
    }
  }
}
