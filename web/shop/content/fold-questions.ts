import type { Block, RichText } from '#domain/richtext/document.ts'

export type PagePart = { question: null; text: RichText } | { question: Block; text: RichText }

/** A document in the parts that are shown as they are and those that open on a press: below a heading of level 3. */
export function foldQuestions({ content }: RichText): PagePart[] {
  const parts: { question: Block | null; blocks: Block[] }[] = []
  for (const block of content) {
    const level = block.type === 'heading' ? block.attrs.level : null
    const last = parts.at(-1)
    if (level === 3) parts.push({ question: block, blocks: [] })
    else if (!last || (level === 2 && last.question))
      parts.push({ question: null, blocks: [block] })
    else last.blocks.push(block)
  }
  return parts.map(({ question, blocks }) => ({ question, text: { type: 'doc', content: blocks } }))
}
