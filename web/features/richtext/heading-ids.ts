import { foldVietnamese } from '#domain/kernel/fold.ts'
import type { Block, RichText } from '#domain/richtext/document.ts'
import { textOf } from '#domain/richtext/text-of.ts'

type HeadingIds = ReadonlyMap<Block, string>

const known = new WeakMap<RichText, HeadingIds>()

/** The id of each heading, of its words without marks; the second of two alike ends in 2. */
export function headingIds(document: RichText): HeadingIds {
  const ids = known.get(document) ?? idsOf(document)
  known.set(document, ids)
  return ids
}

function idsOf(document: RichText): HeadingIds {
  const ids = new Map<Block, string>()
  const counts = new Map<string, number>()
  for (const block of document.content) {
    if (block.type !== 'heading') continue
    const words = foldVietnamese(headingText(block)).replace(/[^a-z0-9]+/g, '-')
    const name = words.replace(/^-+|-+$/g, '').slice(0, 80) || 'muc'
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    ids.set(block, count === 1 ? name : `${name}-${count}`)
  }
  return ids
}

/** What a table of contents says of it. */
export function headingText(block: Block): string {
  return textOf({ type: 'doc', content: [block] })
}
