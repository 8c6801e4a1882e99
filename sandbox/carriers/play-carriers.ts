import { createHash } from 'node:crypto'

/** Published, as a provider's keys for tests are. */
export const sandboxCarrierSecrets = {
  viettelPostUser: 'demo-viettelpost',
  viettelPost: 'mat-khau-thu-nghiem',
  viettelPostHook: 'khoa-bao-viettelpost',
  vnPost: 'ma-doi-tac-thu-nghiem',
  vnPostHook: 'khoa-bao-vnpost',
} as const

/**
 * What a carrier does besides: `silent` makes the parcel and answers never, `lost` makes none
 * and breaks the connection, `fault` answers 500 after
 * making it, `garbage` answers what is no JSON, `refuse` takes no address, `noLogin` lets nobody in.
 */
export type CarrierMood = 'well' | 'silent' | 'lost' | 'fault' | 'garbage' | 'refuse' | 'noLogin'

export interface MadeParcel {
  reference: string
  trackingCode: string
  cod: number
  weight: number
  address: string
  isCancelled: boolean
}

/** One carrier's books: of one reference it has one parcel. */
export class CarrierBooks {
  mood: CarrierMood = 'well'
  readonly parcels: MadeParcel[] = []
  readonly #prefix: string

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** Null where one of that reference is there. */
  make(asked: Omit<MadeParcel, 'trackingCode' | 'isCancelled'>): MadeParcel | null {
    if (this.find(asked.reference)) return null
    const digest = createHash('sha256').update(`${this.#prefix}${asked.reference}`).digest('hex')
    const number = String(Number.parseInt(digest.slice(0, 12), 16))
      .padStart(12, '0')
      .slice(-12)
    const parcel = { ...asked, trackingCode: `${this.#prefix}${number}`, isCancelled: false }
    this.parcels.push(parcel)
    return parcel
  }

  find(reference: string): MadeParcel | undefined {
    return this.parcels.find((parcel) => parcel.reference === reference)
  }

  /** False where there is none. */
  cancel(trackingCode: string): boolean {
    const parcel = this.parcels.find((each) => each.trackingCode === trackingCode)
    if (parcel) parcel.isCancelled = true
    return parcel !== undefined
  }
}
