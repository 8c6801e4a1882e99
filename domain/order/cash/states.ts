import { shippingUnitNames } from '../../shipping/units.ts'

/** Who takes money at the door: the carriers, and the tills of branches where goods are picked up. */
export const cashCarriers = [...shippingUnitNames, 'branch'] as const
export type CashCarrier = (typeof cashCarriers)[number]

export const cashStates = ['out', 'different', 'remitted', 'done'] as const
/** Where the money of one parcel is. */
export type CashState = (typeof cashStates)[number]

/** By what the desk narrows the parcels: `late` are those of `out` that are kept for too long. */
export const cashChips = ['out', 'late', 'different', 'remitted', 'done'] as const
export type CashChip = (typeof cashChips)[number]

export const statementStates = ['different', 'waiting', 'banked', 'reversed'] as const
/** What a statement waits for: a reason, its money on the account, or nothing any more. */
export type StatementState = (typeof statementStates)[number]

export const lineVerdicts = [
  'matched',
  'different',
  'unknown',
  'notDelivered',
  'remitted',
  'otherCarrier',
  'twice',
] as const
/** What a line of a statement is, held against the parcel that it names. */
export type LineVerdict = (typeof lineVerdicts)[number]

/** What is known of the parcel that a line names. */
export interface KnownParcel {
  orderId: number
  carrier: CashCarrier
  /** Null for what was not delivered for cash. */
  collected: number | null
  isRemitted: boolean
}

/** Judges one line; `isRepeated` where an earlier line names the same parcel. */
export function judgeLine(
  line: { amount: number },
  parcel: KnownParcel | undefined,
  { carrier, isRepeated }: { carrier: CashCarrier; isRepeated: boolean },
): LineVerdict {
  if (!parcel) return 'unknown'
  if (isRepeated) return 'twice'
  if (parcel.carrier !== carrier) return 'otherCarrier'
  if (parcel.collected === null) return 'notDelivered'
  if (parcel.isRemitted) return 'remitted'
  return parcel.collected === line.amount ? 'matched' : 'different'
}

/** A statement is booked with these alone. */
export function isBookable(verdict: LineVerdict): boolean {
  return verdict === 'matched' || verdict === 'different'
}
