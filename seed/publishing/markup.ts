import type { Block, Inline, Mark, Paragraph, RichText } from '#domain/richtext/document.ts'

/**
 * A document from plain lines, parted by empty ones: `## ` and `### ` before headings, `- ` and `1. ` before items,
 * `> ` before a quote, `|` between cells (the first row is the heads), `**bold**`, `*italic*`, `[words](/link/)`.
 */
export function toDocument(source: string): RichText {
  const parts = source.trim().split(/\n\s*\n/)
  return { type: 'doc', content: parts.map((part) => blockOf(part.split('\n').map(trimmed))) }
}

function blockOf(lines: string[]): Block {
  const [first = ''] = lines
  if (first.startsWith('### ')) return heading(3, first.slice(4))
  if (first.startsWith('## ')) return heading(2, first.slice(3))
  if (first.startsWith('- ')) return list('bulletList', lines)
  if (/^\d+\. /.test(first)) return list('orderedList', lines)
  if (first.startsWith('> ')) {
    return { type: 'blockquote', content: lines.map((line) => paragraph(line.slice(2))) }
  }
  if (first.startsWith('|')) return { type: 'table', content: lines.map(row) }
  return paragraph(lines.join(' '))
}

function heading(level: 2 | 3, words: string): Block {
  return { type: 'heading', attrs: { level }, content: inlines(words) }
}

function list(type: 'bulletList' | 'orderedList', lines: string[]): Block {
  const content = lines.map((line) => {
    const words = line.replace(/^(?:-|\d+\.) /, '')
    return { type: 'listItem' as const, content: [paragraph(words)] }
  })
  return { type, content }
}

function row(line: string, nth: number) {
  const cells = line.split('|').slice(1, -1)
  const type = nth === 0 ? ('tableHeader' as const) : ('tableCell' as const)
  const content = cells.map((cell) => ({ type, content: [paragraph(cell.trim())] }))
  return { type: 'tableRow' as const, content }
}

function paragraph(words: string): Paragraph {
  return { type: 'paragraph', content: inlines(words) }
}

const marked = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g

function inlines(words: string): Inline[] {
  const found: Inline[] = []
  let from = 0
  for (const { 0: whole, 1: bold, 2: italic, 3: link, 4: href = '', index } of words.matchAll(
    marked,
  )) {
    found.push(...run(words.slice(from, index)))
    if (bold) found.push(...run(bold, { type: 'bold' }))
    if (italic) found.push(...run(italic, { type: 'italic' }))
    if (link) found.push(...run(link, { type: 'link', attrs: { href } }))
    from = index + whole.length
  }
  return [...found, ...run(words.slice(from))]
}

function run(text: string, mark?: Mark): Inline[] {
  if (text === '') return []
  return [mark ? { type: 'text', text, marks: [mark] } : { type: 'text', text }]
}

function trimmed(line: string): string {
  return line.trim()
}
