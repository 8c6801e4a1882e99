/** How a box stands: on its way, right, not to be trusted, not sure, or kept until it can be sent. */
export type BoxTone = 'sent' | 'good' | 'bad' | 'unsure' | 'waiting'

/** A box whose code was taken, as it stands now. */
export interface ScannedBox {
  key: string
  /** Masked. */
  code: string
  tone: BoxTone
  /** What became of it, in one line. */
  words: string
  /** Milliseconds since 1970; 0 while nobody has answered. */
  settledAt: number
}

/** Somebody has to take this box in hand again. */
export function needsLook({ tone }: ScannedBox): boolean {
  return tone === 'bad' || tone === 'unsure'
}
