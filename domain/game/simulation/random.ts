/** Chance that can be repeated: the same seed brings the same numbers, on any machine. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number
}

/** `sfc32`: 128 bits of state, filled from a seed's hexadecimal digest of at least 32 digits. */
export function randomOf(digest: string): Random {
  let [a, b, c, d] = [0, 8, 16, 24].map((at) => Number.parseInt(digest.slice(at, at + 8), 16) | 0)
  const next = () => {
    const t = (((a! + b!) | 0) + d!) | 0
    d = (d! + 1) | 0
    a = b! ^ (b! >>> 9)
    b = (c! + (c! << 3)) | 0
    c = (c! << 21) | (c! >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 2 ** 32
  }
  for (let warm = 0; warm < 12; warm += 1) next()
  return { next, below: (count) => Math.floor(next() * count) }
}
