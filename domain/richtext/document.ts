import { z } from 'zod'
import { cleanText } from '../kernel/fold.ts'
import { linkField } from './link.ts'
import { richTextTexts as texts } from './texts.ts'

/**
 * What people write, as a small tree: paragraphs, headings of level 2 to 4, lists, quotes, pictures and plain
 * tables; of a text its bold, italic and links. The names are those of the editor (ProseMirror), so that a
 * stored document opens as it is. HTML is never stored.
 */
export interface RichText {
  type: 'doc'
  content: Block[]
}

export type Block =
  | Paragraph
  | { type: 'heading'; attrs: { level: 2 | 3 | 4 }; content?: Inline[] | undefined }
  | { type: 'blockquote'; content: Paragraph[] }
  | List
  | PictureBlock
  | { type: 'table'; content: TableRow[] }

export interface Paragraph {
  type: 'paragraph'
  content?: Inline[] | undefined
}
export interface List {
  type: 'bulletList' | 'orderedList'
  content: ListItem[]
}
export interface ListItem {
  type: 'listItem'
  content: (Paragraph | List)[]
}
/** A picture of the media library, by its stem; an empty `alt` says that it only decorates. */
export interface PictureBlock {
  type: 'picture'
  attrs: { src: string; alt: string; caption: string }
}
export interface TableRow {
  type: 'tableRow'
  content: { type: 'tableHeader' | 'tableCell'; content: Paragraph[] }[]
}
export type Inline = Text | { type: 'hardBreak' }
export interface Text {
  type: 'text'
  text: string
  marks?: Mark[] | undefined
}
export type Mark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }

/** 20,000 words and what they stand in. */
export const maxTextLength = 160_000
const maxNodes = 6000
const maxListDepth = 3
const maxColumns = 8

const markSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: linkField }) }),
])
const inlineSchema: z.ZodType<Inline> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    // Spaces at the ends of a run belong to the sentence around it.
    text: z
      .string()
      .min(1)
      .max(maxTextLength)
      .transform((text) => cleanRun(text)),
    marks: z.array(markSchema).max(3).optional(),
  }),
  z.object({ type: z.literal('hardBreak') }),
])
const inlines = z.array(inlineSchema).max(2000).optional()
const paragraphSchema = z.object({ type: z.literal('paragraph'), content: inlines })
const paragraphs = z.array(paragraphSchema).min(1).max(500)
const listItemSchema: z.ZodType<ListItem> = z.lazy(() =>
  z.object({
    type: z.literal('listItem'),
    content: z
      .array(z.union([paragraphSchema, listSchema]))
      .min(1)
      .max(50),
  }),
)
const listSchema: z.ZodType<List> = z.lazy(() =>
  z.object({
    type: z.enum(['bulletList', 'orderedList']),
    content: z.array(listItemSchema).min(1).max(200),
  }),
)
const rowSchema = z.object({
  type: z.literal('tableRow'),
  content: z
    .array(z.object({ type: z.enum(['tableHeader', 'tableCell']), content: paragraphs }))
    .min(1)
    .max(maxColumns, texts.tooManyColumns(maxColumns)),
})
export const pictureSchema = z.object({
  /** Of the shop alone: no other host, no way upwards. */
  src: z
    .string()
    .max(200)
    .regex(/^\/?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, texts.pictureMissing),
  alt: z.string().max(300).transform(cleanText),
  caption: z.string().max(500).transform(cleanText),
})
const blockSchema: z.ZodType<Block> = z.union([
  paragraphSchema,
  z.object({
    type: z.literal('heading'),
    attrs: z.object({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
    content: inlines,
  }),
  z.object({ type: z.literal('blockquote'), content: paragraphs }),
  listSchema,
  z.object({ type: z.literal('picture'), attrs: pictureSchema }),
  z.object({ type: z.literal('table'), content: z.array(rowSchema).min(1).max(100) }),
])

/** A document as it may be stored; refuses what is too large, too deep, or leads where no link may. */
export const richTextField: z.ZodType<RichText> = z
  .object({ type: z.literal('doc'), content: z.array(blockSchema).max(2000) })
  .superRefine((document, ctx) => {
    const problem = findProblem(document)
    if (problem) ctx.addIssue({ code: 'custom', message: problem })
  })

export const emptyDocument: RichText = { type: 'doc', content: [{ type: 'paragraph' }] }

function findProblem(document: RichText): string | null {
  let nodes = 0
  let letters = 0
  let deepest = 0
  const walk = (node: AnyNode, depth: number): void => {
    const isList = node.type === 'bulletList' || node.type === 'orderedList'
    const here = isList ? depth + 1 : depth
    nodes += 1
    letters += (node.text?.length ?? 0) + captionLength(node)
    deepest = Math.max(deepest, here)
    for (const child of node.content ?? []) walk(child, here)
  }
  walk(document, 0)
  if (nodes > maxNodes || letters > maxTextLength) return texts.tooLong
  return deepest > maxListDepth ? texts.listTooDeep(maxListDepth) : null
}

function captionLength({ type, attrs }: AnyNode): number {
  return type === 'picture' ? `${String(attrs!['alt'])}${String(attrs!['caption'])}`.length : 0
}

/** Any node, for what walks a document without caring what stands in it. */
export interface AnyNode {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: Mark[]
  content?: AnyNode[]
}

/** The text clean, with the space kept by which a run is parted from its neighbours. */
function cleanRun(text: string): string {
  const clean = cleanText(text)
  const before = /^\s/.test(text) ? ' ' : ''
  const after = clean && /\s$/.test(text) ? ' ' : ''
  return `${before}${clean}${after}` || ' '
}
