import { Fragment, memo, type ReactNode } from 'react'
import type {
  Block,
  Inline,
  List,
  Mark,
  PictureBlock,
  RichText,
} from '#domain/richtext/document.ts'
import { isOutside, isSafeLink } from '#domain/richtext/link.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { headingIds } from './heading-ids.ts'
import { pictureSrcOf } from './picture-src.ts'

export interface RichTextViewProps {
  document: RichText
  /** Where the picture of a stem lies; by default in its largest width. */
  pictureSrc?: (stem: string) => string
  /** A picture drawn in another way than as a plain `<img>`: in several widths. */
  renderPicture?: (picture: PictureBlock['attrs']) => ReactNode
  className?: string
}

/** What people have written, as a page shows it; headings have ids, so that a table of contents leads to them. */
export const RichTextView = memo(function RichTextView({
  document,
  pictureSrc = pictureSrcOf,
  renderPicture,
  className,
}: RichTextViewProps) {
  const ids = headingIds(document)
  const draw =
    renderPicture ??
    (({ src, alt }: PictureBlock['attrs']) => (
      <img src={pictureSrc(src)} alt={alt} loading="lazy" decoding="async" className="w-full" />
    ))
  return (
    <div className={cx('prose-vi', className)}>
      {document.content.map((block, place) => (
        <BlockView key={place} block={block} id={ids.get(block)} draw={draw} />
      ))}
    </div>
  )
})

type DrawPicture = (picture: PictureBlock['attrs']) => ReactNode

function BlockView({ block, id, draw }: { block: Block; id?: string; draw: DrawPicture }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{inline(block.content)}</p>
    case 'heading': {
      const Heading = `h${block.attrs.level}` as const
      return <Heading id={id}>{inline(block.content)}</Heading>
    }
    case 'blockquote':
      return (
        <blockquote className="border-l-4 border-primary/40 pl-4 text-ink-2">
          {block.content.map((paragraph, place) => (
            <p key={place}>{inline(paragraph.content)}</p>
          ))}
        </blockquote>
      )
    case 'bulletList':
    case 'orderedList':
      return <ListView list={block} />
    case 'picture':
      return (
        <figure>
          {draw(block.attrs)}
          {block.attrs.caption && (
            <figcaption className="mt-2 text-sm text-ink-2">{block.attrs.caption}</figcaption>
          )}
        </figure>
      )
    case 'table':
      return <TableView rows={block.content} />
  }
}

function ListView({ list }: { list: List }) {
  const Tag = list.type === 'bulletList' ? 'ul' : 'ol'
  return (
    <Tag>
      {list.content.map((item, place) => (
        <li key={place}>
          {item.content.map((part, inner) =>
            part.type === 'paragraph' ? (
              <p key={inner}>{inline(part.content)}</p>
            ) : (
              <ListView key={inner} list={part} />
            ),
          )}
        </li>
      ))}
    </Tag>
  )
}

/** Scrolled with the keyboard too where it is wider than the page. */
function TableView({ rows }: { rows: Extract<Block, { type: 'table' }>['content'] }) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group">
      <table>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.content.map((cell, column) => {
                const Cell = cell.type === 'tableHeader' ? 'th' : 'td'
                return (
                  <Cell
                    key={column}
                    className="min-w-20 border border-line px-3 py-2 text-left align-top"
                  >
                    {cell.content.map((paragraph, inner) => (
                      <p key={inner}>{inline(paragraph.content)}</p>
                    ))}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function inline(content: readonly Inline[] = []): ReactNode {
  return content.map((node, place) => (
    <Fragment key={place}>
      {node.type === 'hardBreak' ? <br /> : withMarks(node.text, node.marks)}
    </Fragment>
  ))
}

function withMarks(text: ReactNode, marks: readonly Mark[] = []): ReactNode {
  return marks.reduceRight<ReactNode>((inner, mark) => {
    if (mark.type === 'bold') return <strong>{inner}</strong>
    if (mark.type === 'italic') return <em>{inner}</em>
    return <Link href={mark.attrs.href}>{inner}</Link>
  }, text)
}

function Link({ href, children }: { href: string; children: ReactNode }) {
  if (!isSafeLink(href)) return children
  if (!isOutside(href)) return <Anchor to={href}>{children}</Anchor>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
