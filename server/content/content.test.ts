import { describe, expect, test } from 'vitest'
import { textOf } from '#domain/richtext/text-of.ts'
import { richTextField } from '#domain/richtext/document.ts'
import { pages } from '#seed/content/pages.ts'
import { promotions } from '#seed/content/promotions.ts'
import { cleanHtml, documentOfHtml } from './index.ts'

describe('HTML that staff wrote', () => {
  test('holds nothing that could run', () => {
    const html = `<h1>Đổi trả</h1><p onclick="x()">Trong <strong>7 ngày</strong></p>
      <script>alert(1)</script><a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)>
      <a href="/mua-hang/">Mua hàng</a><a href="https://ngoai.example">Ngoài</a><iframe></iframe>`
    const clean = cleanHtml(html)
    expect(clean).toContain('<h2>Đổi trả</h2><p>Trong <strong>7 ngày</strong></p>')
    expect(clean).toContain('rel="noopener nofollow"')
    expect(clean).not.toMatch(/script|onclick|onerror|iframe/)
  })

  test('names no element as the page around it does; its own links still lead to their parts', () => {
    const html = `<p id="page-data">{"loaderData":{}}</p><h2 id="muc-cu">Cũ</h2><p id="">x</p>
      <a href="#page-data">Xem</a><a href="#mo-ta">Mô tả</a><a name="root" href="#muc-cu">Cũ</a>`
    const clean = cleanHtml(html)
    expect([...clean.matchAll(/(?:id|href|name)="[^"]*"/g)].map(String)).toEqual([
      'id="muc-page-data"',
      'id="muc-cu"',
      'href="#muc-page-data"',
      'href="#mo-ta"',
      'href="#muc-cu"',
    ])
    expect(cleanHtml(clean)).toBe(clean)
  })
})

describe('a document made of it', () => {
  test('has its headings, lists, tables, links and what is emphasised', () => {
    const html = `Trước <p>Gọi <a href="tel:0287102"><strong>028 7102</strong></a>, <em>nhé</em>.</p>
      <h2>Một</h2><ul><li>a<ul><li>b &amp; c</li></ul></li><li></li></ul>
      <table><caption>Bảng</caption><thead><tr><th>Cột</th></tr></thead><tbody><tr><td>1<br>2</td></tr></tbody></table>
      <details><summary>Hỏi?</summary><p>Đáp &lt;3</p></details><img src="/media/a-960.webp" alt="Ảnh">`
    const { content } = documentOfHtml(html)
    expect(content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'Trước' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Gọi ' },
          {
            type: 'text',
            text: '028 7102',
            marks: [{ type: 'link', attrs: { href: 'tel:0287102' } }, { type: 'bold' }],
          },
          { type: 'text', text: ', ' },
          { type: 'text', text: 'nhé', marks: [{ type: 'italic' }] },
          { type: 'text', text: '.' },
        ],
      },
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Một' }] },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph('a'),
              {
                type: 'bulletList',
                content: [{ type: 'listItem', content: [paragraph('b & c')] }],
              },
            ],
          },
        ],
      },
      paragraph('Bảng'),
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableHeader', content: [paragraph('Cột')] }],
          },
          {
            type: 'tableRow',
            content: [
              {
                type: 'tableCell',
                content: [
                  {
                    type: 'paragraph',
                    content: [
                      { type: 'text', text: '1' },
                      { type: 'hardBreak' },
                      { type: 'text', text: '2' },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Hỏi?' }] },
      paragraph('Đáp <3'),
      { type: 'picture', attrs: { src: '/media/a', alt: 'Ảnh', caption: '' } },
    ])
  })

  test('keeps every word of the fixed pages and promotions in its order', () => {
    for (const { html } of [...pages, ...promotions]) {
      const document = documentOfHtml(html)
      expect(richTextField.safeParse(document).success).toBe(true)
      expect(wordsOf(textOf(document))).toEqual(wordsOf(html.replace(/<[^>]*>/g, ' ')))
    }
  })

  test('tells what it cannot hold as paragraphs: five lists in each other, nine columns', () => {
    const nested = '<ul><li>a<ul><li>b<ul><li>c<ul><li>d</li></ul></li></ul></li></ul></li></ul>'
    const wide = `<table><tr>${'<td>x</td>'.repeat(9)}</tr></table>`
    for (const [html, words] of [
      [nested, 'a b c d'],
      [wide, 'x x x x x x x x x'],
    ] as const) {
      const document = documentOfHtml(html)
      expect(document.content.every(({ type }) => type === 'paragraph')).toBe(true)
      expect(wordsOf(textOf(document)).join(' ')).toBe(words)
    }
    expect(documentOfHtml('  ')).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
  })
})

function paragraph(text: string) {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}

/** Spaces before a sign are the markup's. */
function wordsOf(text: string): string[] {
  const told = text
    .replace(/&amp;/g, '&')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+([.,;:)?!])/g, '$1')
  return told
    .replace(/([(])\s+/g, '$1')
    .split(/\s+/)
    .filter(Boolean)
}
