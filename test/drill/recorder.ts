/** What a caller wanted: an order, a bank's notice of money, a code entered by its buyer, one at a counter. */
export const callKinds = ['order', 'payment', 'code', 'counter'] as const
export type CallKind = (typeof callKinds)[number]

export interface Answered {
  kind: CallKind
  /** By which it is found again: an order's code, the bank's number of a transfer, the entered code. */
  id: string
  /** Milliseconds of the drill's clock. */
  at: number
  tries: number
  /** By the clock on the wall: when it was first asked, and when it was answered. */
  askedAt: number
  answeredAt: number
  /** What it was about: đồng of an order or a payment, points of a code. */
  worth: number
}

/** Whatever is asked of the shop: pages are only read. */
export const askedKinds = [...callKinds, 'page'] as const
export type AskedKind = (typeof askedKinds)[number]

/** 0: no answer at all, the line was cut. */
export type Status = number

export interface Heard {
  status: Status
  text: string
  tookMs: number
}

/** Everything that callers sent and heard. */
export class Recorder {
  readonly answered: Answered[] = []
  readonly statuses = new Map<AskedKind, Map<Status, number>>(
    askedKinds.map((kind) => [kind, new Map()]),
  )
  /** Milliseconds of the answer that took longest, whatever it said. */
  readonly slowest = new Map<AskedKind, number>(askedKinds.map((kind) => [kind, 0]))
  /** What nobody should hear, whatever dies: the first words of it. */
  readonly faults: string[] = []
  waiting = 0

  heard(kind: AskedKind, { status, text, tookMs }: Heard): void {
    this.slowest.set(kind, Math.max(tookMs, this.slowest.get(kind)!))
    const counts = this.statuses.get(kind)!
    counts.set(status, (counts.get(status) ?? 0) + 1)
    if (!isExpected(status)) this.faults.push(`${kind}: ${status} ${text.slice(0, 200)}`)
  }

  idsOf(kind: CallKind): string[] {
    return this.answered.filter((one) => one.kind === kind).map(({ id }) => id)
  }
}

/** Done, busy (ours or the proxy's), or a line that was cut with the process behind it. */
function isExpected(status: Status): boolean {
  return [0, 200, 502, 503, 504].includes(status)
}
