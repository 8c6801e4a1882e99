import { emptyBlocks, type BlockType, type PageBlock } from '#domain/publishing/blocks.ts'
import { textOf } from '#domain/richtext/text-of.ts'

/** A key that no other block of the page has: by it moves and differences are told. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')
}

export function newBlock(type: BlockType): PageBlock {
  return {
    type,
    key: newKey(),
    hidden: false,
    tone: 'plain',
    fields: emptyBlocks[type],
  } as PageBlock
}

/** The same blocks with the one at `from` standing at `to`. */
export function moveBlock<T>(blocks: readonly T[], from: number, to: number): T[] {
  const moved = [...blocks]
  const [block] = moved.splice(from, 1)
  if (block !== undefined) moved.splice(Math.max(0, to), 0, block)
  return moved
}

export function insertBlock<T>(blocks: readonly T[], at: number, block: T): T[] {
  return [...blocks.slice(0, at), block, ...blocks.slice(at)]
}

/** The first words of a block, for the line that stands for it. */
export function summaryOf({ fields }: PageBlock): string {
  for (const value of Object.values(fields) as unknown[]) {
    if (typeof value === 'string' && value !== '' && /\s|\p{Lu}/u.test(value)) return value
    if (isDocument(value)) return textOf(value).slice(0, 120)
  }
  return ''
}

function isDocument(value: unknown): value is Parameters<typeof textOf>[0] {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}
