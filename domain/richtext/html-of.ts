import type { Block, Inline, List, RichText } from './document.ts'
import { isOutside, isSafeLink } from './link.ts'

/** A document as HTML for a page that shows a ready text. All words are escaped; links lead where links may. */
export function htmlOf(document: RichText, pictureSrc: (stem: string) => string): string {
  return document.content.map((block) => htmlOfBlock(block, pictureSrc)).join('')
}

/** Whether a plain text with its line ends says all of it. */
export function isPlain({ content }: RichText): boolean {
  return content.every(
    (block) =>
      block.type === 'paragraph' &&
      (block.content ?? []).every((node) => node.type === 'text' && !node.marks?.length),
  )
}

function htmlOfBlock(block: Block, pictureSrc: (stem: string) => string): string {
  switch (block.type) {
    case 'paragraph':
      return paragraph(block.content)
    case 'heading': {
      const { level } = block.attrs
      return `<h${level}>${inline(block.content)}</h${level}>`
    }
    case 'blockquote':
      return `<blockquote>${block.content.map((each) => paragraph(each.content)).join('')}</blockquote>`
    case 'bulletList':
    case 'orderedList':
      return list(block)
    case 'picture': {
      const { src, alt, caption } = block.attrs
      const below = caption && `<figcaption>${escaped(caption)}</figcaption>`
      return `<figure><img src="${escaped(pictureSrc(src))}" alt="${escaped(alt)}" loading="lazy" />${below}</figure>`
    }
    case 'table':
      return `<table><tbody>${block.content.map(row).join('')}</tbody></table>`
  }
}

/** One that is empty only parts its neighbours while it is written. */
function paragraph(content: readonly Inline[] = []): string {
  return content.length > 0 ? `<p>${inline(content)}</p>` : ''
}

function list({ type, content }: List): string {
  const tag = type === 'bulletList' ? 'ul' : 'ol'
  const items = content.map((item) => {
    const parts = item.content.map((part) =>
      part.type === 'paragraph' ? inline(part.content) : list(part),
    )
    return `<li>${parts.join('')}</li>`
  })
  return `<${tag}>${items.join('')}</${tag}>`
}

function row({ content }: Extract<Block, { type: 'table' }>['content'][number]): string {
  const cells = content.map(({ type, content: paragraphs }) => {
    const tag = type === 'tableHeader' ? 'th' : 'td'
    return `<${tag}>${paragraphs.map((each) => inline(each.content)).join('<br />')}</${tag}>`
  })
  return `<tr>${cells.join('')}</tr>`
}

function inline(content: readonly Inline[] = []): string {
  return content
    .map((node) => {
      if (node.type === 'hardBreak') return '<br />'
      return (node.marks ?? []).reduceRight((inner, mark) => {
        if (mark.type === 'bold') return `<strong>${inner}</strong>`
        if (mark.type === 'italic') return `<em>${inner}</em>`
        const { href } = mark.attrs
        if (!isSafeLink(href)) return inner
        const rel = isOutside(href) ? ' rel="noopener nofollow"' : ''
        return `<a href="${escaped(href)}"${rel}>${inner}</a>`
      }, escaped(node.text))
    })
    .join('')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
