import type {
  Block,
  Inline,
  List,
  Mark,
  Paragraph,
  RichText,
  TableRow,
} from '#domain/richtext/document.ts'
import { emptyDocument, richTextField } from '#domain/richtext/document.ts'
import { isSafeLink } from '#domain/richtext/link.ts'
import { cleanHtml } from './clean-html.ts'
import { readHtml, type HtmlNode } from './read-html.ts'

/**
 * A text in HTML as a document: every word of it in its order, with its headings, lists, quotes, tables, pictures of
 * ours, links, bold and italic. A part that opens on a press (`details`) becomes a heading of level 3 and what stands
 * below it. What a document cannot hold as it is (a fourth list in a list, nine columns) is told as paragraphs.
 */
export function documentOfHtml(html: string): RichText {
  const nodes = readHtml(cleanHtml(html))
  const content = blocksOf(nodes)
  const parsed = richTextField.safeParse({ type: 'doc', content })
  if (content.length === 0) return emptyDocument
  return parsed.success ? parsed.data : plainDocument(nodes)
}

/** Of what stands beside each other: text between blocks is a paragraph of its own. */
function blocksOf(nodes: readonly HtmlNode[]): Block[] {
  const blocks: Block[] = []
  let run: HtmlNode[] = []
  const endRun = () => {
    const paragraph = paragraphOf(run)
    if (paragraph) blocks.push(paragraph)
    run = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) {
      run.push(node)
      continue
    }
    endRun()
    blocks.push(...blocksOfElement(node))
  }
  endRun()
  return blocks
}

type Element = Extract<HtmlNode, { name: string }>

function blocksOfElement(element: Element): Block[] {
  const { name, children, attrs } = element
  switch (name) {
    case 'h2':
    case 'h3':
    case 'h4':
      return headingOf(Number(name[1]) as 2 | 3 | 4, children)
    case 'summary':
      return headingOf(3, children)
    case 'ul':
    case 'ol':
      return listOf(element)
    case 'blockquote':
      return quoteOf(blocksOf(children))
    case 'table':
      return tableOf(element)
    case 'img':
      return pictureOf(attrs)
    case 'dt':
      return blocksOf([{ name: 'strong', attrs: {}, children }])
    case 'hr':
      return []
    default:
      return blocksOf(children)
  }
}

function headingOf(level: 2 | 3 | 4, children: readonly HtmlNode[]): Block[] {
  const content = inlinesOf(children)
  return content.length > 0 ? [{ type: 'heading', attrs: { level }, content }] : []
}

function listOf({ name, children }: Element): [List] | [] {
  const items = elementsOf(children).map((item) => {
    const content = blocksOf(item.children).flatMap(partsOfItem)
    return { type: 'listItem' as const, content }
  })
  const filled = items.filter(({ content }) => content.length > 0)
  const type = name === 'ol' ? ('orderedList' as const) : ('bulletList' as const)
  return filled.length > 0 ? [{ type, content: filled }] : []
}

function partsOfItem(block: Block): (Paragraph | List)[] {
  if (block.type === 'paragraph') return [block]
  if (block.type === 'bulletList' || block.type === 'orderedList') return [block]
  return paragraphsOf(block)
}

function quoteOf(blocks: readonly Block[]): Block[] {
  const content = blocks.flatMap(paragraphsOf)
  return content.length > 0 ? [{ type: 'blockquote', content }] : []
}

function tableOf({ children }: Element): Block[] {
  const caption = elementsOf(children, 'caption').flatMap((each) => blocksOf(each.children))
  const rows = elementsOf(children, 'tr').map(rowOf)
  const filled = rows.filter(({ content }) => content.length > 0)
  return filled.length > 0 ? [...caption, { type: 'table', content: filled }] : caption
}

function rowOf({ children }: Element): TableRow {
  const content = elementsOf(children).map((cell) => {
    const type = cell.name === 'th' ? ('tableHeader' as const) : ('tableCell' as const)
    const words = blocksOf(cell.children).flatMap(paragraphsOf)
    return { type, content: words.length > 0 ? words : [{ type: 'paragraph' as const }] }
  })
  return { type: 'tableRow', content }
}

/** A picture of ours; of any other, which no page of the shop can show, its words. */
function pictureOf({ src = '', alt = '' }: Record<string, string>): Block[] {
  if (/^[\w./-]{1,200}$/.test(src)) {
    return [
      {
        type: 'picture',
        attrs: { src: src.replace(/-\d+\.(?:webp|avif)$/, ''), alt, caption: '' },
      },
    ]
  }
  return blocksOf([{ text: alt }])
}

/** The words of a block where only paragraphs may stand. */
function paragraphsOf(block: Block): Paragraph[] {
  switch (block.type) {
    case 'paragraph':
      return [block]
    case 'heading':
      return [{ type: 'paragraph', content: block.content }]
    case 'blockquote':
      return block.content
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap(({ content }) => content.flatMap(paragraphsOf))
    case 'table':
      return block.content.flatMap(({ content }) => content.flatMap((cell) => cell.content))
    case 'picture':
      return block.attrs.alt
        ? [{ type: 'paragraph', content: [{ type: 'text', text: block.attrs.alt }] }]
        : []
  }
}

function paragraphOf(nodes: readonly HtmlNode[]): Paragraph | null {
  const content = inlinesOf(nodes)
  return content.length > 0 ? { type: 'paragraph', content } : null
}

function inlinesOf(nodes: readonly HtmlNode[]): Inline[] {
  return trimmed(nodes.flatMap((node) => inlineOf(node, [])))
}

function inlineOf(node: HtmlNode, marks: readonly Mark[]): Inline[] {
  if ('text' in node) {
    const text = node.text.replace(/[ \t\r\n\f]+/g, ' ')
    if (text === '') return []
    return [marks.length > 0 ? { type: 'text', text, marks: [...marks] } : { type: 'text', text }]
  }
  if (node.name === 'br') return [{ type: 'hardBreak' }]
  const mark = markOf(node)
  const within = mark && !marks.some(({ type }) => type === mark.type) ? [...marks, mark] : marks
  return node.children.flatMap((child) => inlineOf(child, within))
}

function markOf({ name, attrs }: Element): Mark | null {
  if (name === 'strong' || name === 'b') return { type: 'bold' }
  if (name === 'em' || name === 'i') return { type: 'italic' }
  const { href = '' } = attrs
  return name === 'a' && href && isSafeLink(href) ? { type: 'link', attrs: { href } } : null
}

/** Without the spaces that stand at the ends or twice, as a browser shows it. */
function trimmed(inlines: readonly Inline[]): Inline[] {
  const kept: Inline[] = []
  for (const inline of inlines) {
    const last = kept.at(-1)
    const isAfterSpace = !last || last.type === 'hardBreak' || last.text.endsWith(' ')
    if (inline.type === 'hardBreak') kept.push(inline)
    else {
      const text = isAfterSpace ? inline.text.replace(/^ +/, '') : inline.text
      if (text) kept.push({ ...inline, text })
    }
  }
  return withoutEnd(kept)
}

function withoutEnd(inlines: readonly Inline[]): Inline[] {
  const last = inlines.at(-1)
  if (!last) return []
  if (last.type === 'hardBreak') return withoutEnd(inlines.slice(0, -1))
  const text = last.text.replace(/ +$/, '')
  if (text === '') return withoutEnd(inlines.slice(0, -1))
  return [...inlines.slice(0, -1), { ...last, text }]
}

function plainDocument(nodes: readonly HtmlNode[]): RichText {
  const content = blocksOf(nodes).flatMap(paragraphsOf)
  return { type: 'doc', content }
}

const blockNames = new Set(
  'h2 h3 h4 p ul ol li dl dt dd blockquote figure figcaption table details summary section address div hr img'.split(
    ' ',
  ),
)

/** Text around a block, as in a link around a paragraph, makes no block of what is around. */
function isBlock(node: HtmlNode): node is Element {
  return 'name' in node && blockNames.has(node.name)
}

/** The elements within, or those of a name however deep. */
function elementsOf(nodes: readonly HtmlNode[], name?: string): Element[] {
  const elements = nodes.filter((node) => 'name' in node)
  if (name === undefined) return elements
  return elements.flatMap((each) => (each.name === name ? [each] : elementsOf(each.children, name)))
}
