import type { ParcelStep } from '#domain/shipping/units.ts'

interface Party {
  name: string
  phone: string
  /** With ward, district and province. */
  address: string
}

/** What an outside carrier is told of a parcel. Money in đồng, weight in grams. */
export interface SentParcel {
  reference: string
  sender: Party
  receiver: Party
  /** In a few words; carriers print it. */
  contents: string
  pieces: number
  value: number
  weight: number
  /** To be taken at the door, the shipping fee within it; 0 for nothing. */
  cod: number
  note: string
}

/**
 * What became of asking for a parcel. `exists`: one of this reference was made before; `away`: nobody was reached, so
 * there is none; `unclear`: there may be one.
 */
export type CreatedParcel =
  | { outcome: 'created'; trackingCode: string }
  | { outcome: 'exists' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'away'; code: string }
  | { outcome: 'unclear'; code: string }

export interface CarrierPush {
  trackingCode: string
  /** Ours, under which it was asked for. */
  reference?: string
  /** The carrier's own word. */
  statusCode: string
  step: ParcelStep | null
  happenedAt: Date
}
