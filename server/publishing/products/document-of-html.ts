import {
  emptyDocument,
  richTextField,
  type Block,
  type Inline,
  type List,
  type ListItem,
  type Mark,
  type Paragraph,
  type RichText,
} from '#domain/richtext/document.ts'
import { isSafeLink } from '#domain/richtext/link.ts'

/**
 * Clean HTML (`cleanHtml`) as a document of ours: headings, paragraphs, lists, quotes, bold, italic, links. What has
 * no place in one keeps its words; lists in lists come one after the other.
 */
export function documentOfHtml(html: string): RichText {
  const reader = new Reader()
  for (const [, closing, name, attributes, text] of html.matchAll(tokens)) {
    if (text !== undefined) reader.text(decoded(text))
    else if (closing) reader.close(name!.toLowerCase())
    else reader.open(name!.toLowerCase(), attributes ?? '')
  }
  return read(reader.end())
}

/** Plain lines as a document: a paragraph each. */
export function documentOfText(text: string): RichText {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return read(lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })))
}

const tokens = /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)\/?>|([^<]+)/gi

function read(content: Block[]): RichText {
  return content.length > 0 ? richTextField.parse({ type: 'doc', content }) : emptyDocument
}

const marksByTag: Readonly<Record<string, Mark['type']>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
}
const inlineTags = new Set(['span', 'u', 'sub', 'sup', 'small', 'time', 'abbr', 'img'])

class Reader {
  readonly #blocks: Block[] = []
  #line: Inline[] = []
  #marks: Mark[] = []
  #heading: 2 | 3 | 4 | null = null
  #list: List | null = null
  #isQuote = false

  open(tag: string, attributes: string): void {
    if (tag === 'br') return void this.#line.push({ type: 'hardBreak' })
    const mark = marksByTag[tag]
    if (mark === 'bold' || mark === 'italic') return void this.#marks.push({ type: mark })
    if (tag === 'a') {
      const href = decoded(/\shref="([^"]*)"/.exec(attributes)?.[1] ?? '')
      return void this.#marks.push({ type: 'link', attrs: { href } })
    }
    if (inlineTags.has(tag)) return
    this.#endLine()
    if (/^h[2-4]$/.test(tag)) this.#heading = Number(tag[1]) as 2 | 3 | 4
    if (tag === 'ul' || tag === 'ol') this.#beginList(tag)
    if (tag === 'blockquote') this.#isQuote = true
  }

  close(tag: string): void {
    const mark = tag === 'a' ? 'link' : marksByTag[tag]
    if (mark) return void this.#marks.splice(this.#lastOf(mark), 1)
    if (inlineTags.has(tag)) return
    this.#endLine()
    if (tag === 'ul' || tag === 'ol') this.#list = null
    if (tag === 'blockquote') this.#isQuote = false
  }

  text(words: string): void {
    const text = words.replace(/\s+/g, ' ')
    if (text === '' || (text === ' ' && this.#line.length === 0)) return
    const once = new Map(this.#marks.filter(isKept).map((mark) => [mark.type, mark]))
    this.#line.push({
      type: 'text',
      text,
      ...(once.size > 0 ? { marks: [...once.values()] } : {}),
    })
  }

  end(): Block[] {
    this.#endLine()
    return this.#blocks
  }

  #lastOf(type: Mark['type']): number {
    const at = this.#marks.findLastIndex((mark) => mark.type === type)
    return at === -1 ? this.#marks.length : at
  }

  #beginList(tag: 'ul' | 'ol'): void {
    this.#list = { type: tag === 'ul' ? 'bulletList' : 'orderedList', content: [] }
  }

  #endLine(): void {
    const content = withoutEnds(this.#line)
    this.#line = []
    const level = this.#heading
    this.#heading = null
    if (content.length === 0) return
    const paragraph: Paragraph = { type: 'paragraph', content }
    if (this.#list) return this.#addItem({ type: 'listItem', content: [paragraph] })
    if (level) this.#blocks.push({ type: 'heading', attrs: { level }, content })
    else if (this.#isQuote) this.#blocks.push({ type: 'blockquote', content: [paragraph] })
    else this.#blocks.push(paragraph)
  }

  #addItem(item: ListItem): void {
    const list = this.#list!
    if (list.content.length === 0) this.#blocks.push(list)
    list.content.push(item)
  }
}

function isKept(mark: Mark): boolean {
  return mark.type !== 'link' || isSafeLink(mark.attrs.href)
}

/** Line breaks and spaces at the ends belong to nothing. */
function withoutEnds(line: readonly Inline[]): Inline[] {
  const isEmpty = (node: Inline) => node.type === 'hardBreak' || node.text.trim() === ''
  const from = line.findIndex((node) => !isEmpty(node))
  const to = line.findLastIndex((node) => !isEmpty(node))
  return from === -1 ? [] : line.slice(from, to + 1)
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|([a-z]+));/g, (whole, code?: string, name?: string) =>
    code ? String.fromCodePoint(Number(code)) : (entities[name ?? ''] ?? whole),
  )
}
