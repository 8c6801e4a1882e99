import { canonicalJson, type Hasher } from './hasher.ts'

/** What is hashed of an entry: nothing of it tells who somebody is. */
export interface ChainedEntry {
  number: number
  /** ISO, in UTC with milliseconds. */
  at: string
  source: string
  /** A pharmacy's code. */
  store?: string | undefined
  /** Binds the entry to its person and cause (`sealOf`). */
  seal: string
}

/** What a campaign promises before it opens: the hash of its secret with the box, the pacing and the beacon. */
export function commitmentOf(hasher: Hasher, secret: string, fixed: unknown): string {
  return hasher.sha256(`${secret}\n${canonicalJson(fixed)}`)
}

/** The hash of an entry, which the next one bears; the first bears the commitment. */
export function entryHash(
  hasher: Hasher,
  slug: string,
  previous: string,
  entry: ChainedEntry,
): string {
  const { number, at, source, store = '', seal } = entry
  return hasher.sha256([previous, slug, number, at, source, store, seal].join('|'))
}

/** Whoever knows the salt, which the entry's owner is given, can show whose entry it is; nobody else can. */
export function sealOf(
  hasher: Hasher,
  { salt, owner, cause }: { salt: string; owner: string; cause: string },
): string {
  return hasher.sha256([salt, owner, cause].join('|'))
}
