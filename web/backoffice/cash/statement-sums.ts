import type { CashParcel } from '#domain/order/cash/api.ts'

export interface SummedLine {
  code: string
  amount: number
  fee: number
}

/** What a carrier has to hand over for these lines: their money less their fees. */
export function sumOf(lines: readonly SummedLine[]): number {
  return lines.reduce((sum, { amount, fee }) => sum + amount - fee, 0)
}

export interface GivenSums {
  received?: number | undefined
  fee?: number | undefined
}

/** Less than nothing where less came than the lines and the carrier's fee say. */
export function differenceOf(sum: number, { received = 0, fee = 0 }: GivenSums): number {
  return received + fee - sum
}

type Ticked = Pick<CashParcel, 'order_code' | 'collected'>

export interface Difference {
  /** Whose money differs. */
  code: string | undefined
  amount: number
  reason: string
}

/** A line a parcel; what differs stands with the one that was named for it. */
export function linesOf(parcels: readonly Ticked[], { code, amount, reason }: Difference) {
  return parcels.map(({ order_code: order, collected }) => {
    const differs = amount !== 0 && order === code
    return {
      code: order,
      amount: collected + (differs ? amount : 0),
      reason: differs ? reason : '',
    }
  })
}

/** `bang-ke-2811` of `bang-ke-2811.xlsx`. */
export function referenceOf(fileName: string): string {
  return fileName.replace(/\.[a-z]{1,5}$/i, '').slice(0, 80)
}
