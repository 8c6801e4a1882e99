import type { ProofFile } from './proof.ts'

/**
 * One proof of all its pages, in their order. Each was told at a moment of its own: what the last one says of secret
 * and draw holds. Null when they are not of one campaign, or one is missing.
 */
export function joinProofs(pages: readonly ProofFile[]): ProofFile | null {
  const [first, ...others] = pages
  const last = pages.at(-1)
  if (!first || !last) return null
  const isOne = others.every(
    ({ campaign, commitment, entries }, index) =>
      campaign === first.campaign &&
      commitment === first.commitment &&
      entries.every(({ number }, place) => number === pages[index]!.next! + place + 1),
  )
  if (!isOne) return null
  const rounds = new Map(
    pages.flatMap(({ beacon }) => beacon?.rounds.map((each) => [each.round, each] as const) ?? []),
  )
  return {
    ...last,
    box: first.box,
    ...(first.beacon ? { beacon: { ...first.beacon, rounds: [...rounds.values()] } } : {}),
    entries: pages.flatMap(({ entries }) => entries),
    next: undefined,
  }
}
