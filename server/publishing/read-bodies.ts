import type { Bodies } from '#domain/publishing/kinds-of-content.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import { storedBody } from './body.ts'

/** Some hundred articles. */
const maxLetters = 1_000_000

const known = new Map<number, { text: string; body: unknown }>()
let letters = 0

/**
 * The body of a revision from its stored text: checking one takes longer than drawing it, and what people read is
 * read again and again. It belongs to all who ask, so nobody may change it.
 */
export function readBody<K extends ContentKind>(
  kind: K,
  revisionId: number,
  text: string,
): Bodies[K] {
  const last = known.get(revisionId)
  const body = last?.text === text ? last.body : storedBody(kind, JSON.parse(text))
  forget(revisionId)
  known.set(revisionId, { text, body })
  letters += text.length
  for (const oldest of known.keys()) {
    if (letters <= maxLetters) break
    forget(oldest)
  }
  return body as Bodies[K]
}

function forget(revisionId: number): void {
  letters -= known.get(revisionId)?.text.length ?? 0
  known.delete(revisionId)
}
