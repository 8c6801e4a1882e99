import type { AnyNode, RichText } from './document.ts'

const wordsAMinute = 220

/** The words of a document: a line for each paragraph, heading, table row and picture (its alt and caption). */
export function textOf(document: RichText): string {
  return linesOf(document).join('\n')
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

/** Whole minutes of quiet reading, one at least. */
export function readingMinutes(document: RichText): number {
  return Math.max(1, Math.round(countWords(textOf(document)) / wordsAMinute))
}

/** Pictures of the library that stand in it, each once. */
export function picturesIn(document: RichText): string[] {
  const found = new Set<string>()
  const walk = ({ type, attrs, content }: AnyNode): void => {
    if (type === 'picture') found.add(String(attrs!['src']))
    content?.forEach(walk)
  }
  walk(document)
  return [...found]
}

function linesOf(node: AnyNode): string[] {
  const children = node.content ?? []
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return nonEmpty([children.map(inlineText).join('')])
    case 'picture':
      return nonEmpty([`${String(node.attrs!['alt'])} ${String(node.attrs!['caption'])}`])
    case 'tableRow':
      return nonEmpty([children.flatMap(linesOf).join(' ')])
    default:
      return children.flatMap(linesOf)
  }
}

function inlineText({ type, text = '' }: AnyNode): string {
  return type === 'hardBreak' ? ' ' : text
}

function nonEmpty(lines: string[]): string[] {
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean)
}
