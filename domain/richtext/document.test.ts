import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { richTextField, type Block, type RichText } from './document.ts'
import { isSafeLink } from './link.ts'
import { picturesIn, readingMinutes, textOf } from './text-of.ts'

const doc = (...content: Block[]): RichText => ({ type: 'doc', content })
const text = (words: string) => ({ type: 'text' as const, text: words })
const paragraph = (words: string): Block => ({ type: 'paragraph', content: [text(words)] })

describe('a link', () => {
  test.each([
    '/mua-hang/',
    '#lieu-dung',
    'https://moh.gov.vn/bai?x=1#y',
    'mailto:cskh@example.com',
    'tel:19001234',
  ])('may lead to %s', (href) => expect(isSafeLink(href)).toBe(true))

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '//xau.example',
    '/\\xau.example',
    'http://khong-ma-hoa.example',
    'https:///x',
    'mua-hang',
    '',
  ])('never to %j', (href) => expect(isSafeLink(href)).toBe(false))
})

describe('a document', () => {
  test('keeps the spaces between its runs and drops what nobody sees', () => {
    const parsed = richTextField.parse(
      doc({
        type: 'paragraph',
        content: [
          text('Uống '),
          { ...text('đủ\u200b nước'), marks: [{ type: 'bold' }] },
          text('  mỗi ngày'),
        ],
      }),
    )
    expect(textOf(parsed)).toBe('Uống đủ nước mỗi ngày')
  })

  test('has a line for each paragraph, row and picture', () => {
    const cell = (words: string) => ({
      type: 'tableCell' as const,
      content: [{ type: 'paragraph' as const, content: [text(words)] }],
    })
    const whole = doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('Bao nhiêu là đủ')] },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [text('Người lớn')] }] },
        ],
      },
      { type: 'table', content: [{ type: 'tableRow', content: [cell('Nam'), cell('3,7 lít')] }] },
      { type: 'picture', attrs: { src: 'media/nuoc', alt: 'Cốc nước', caption: 'Ảnh vẽ' } },
    )
    expect(textOf(whole)).toBe('Bao nhiêu là đủ\nNgười lớn\nNam 3,7 lít\nCốc nước Ảnh vẽ')
    expect(picturesIn(whole)).toEqual(['media/nuoc'])
  })

  test.each([
    ['HTML', doc({ type: 'html', content: '<b>' } as never)],
    ['a heading of level 1', doc({ type: 'heading', attrs: { level: 1 } } as never)],
    [
      'a mark nobody knows',
      doc({ type: 'paragraph', content: [{ ...text('x'), marks: [{ type: 'style' }] }] } as never),
    ],
    [
      'a picture from elsewhere',
      doc({ type: 'picture', attrs: { src: 'https://x.example/a.png', alt: '', caption: '' } }),
    ],
    ['lists in lists in lists in lists', doc(nested(4))],
    [
      'more than 20,000 words',
      doc(...Array.from({ length: 20 }, () => paragraph('nước '.repeat(1700)))),
    ],
  ])('refuses %s', (_, document) => {
    expect(richTextField.safeParse(document).success).toBe(false)
  })

  test('of lists three deep and of 18,000 words is taken', () => {
    const words = Array.from({ length: 18 }, () => paragraph('nước '.repeat(1000)))
    const parsed = richTextField.parse(doc(nested(3), ...words))
    expect(readingMinutes(parsed)).toBe(82)
  })

  test('read twice is the same document', () => {
    const run = fc.string({ minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 5 }), (runs) => {
        const once = richTextField.parse(
          doc({ type: 'paragraph', content: runs.map((each) => text(each)) }),
        )
        expect(richTextField.parse(once)).toEqual(once)
      }),
    )
  })
})

function nested(depth: number): Extract<Block, { type: 'bulletList' | 'orderedList' }> {
  const content = [{ type: 'paragraph' as const, content: [text('mục')] }]
  return {
    type: 'bulletList',
    content: [{ type: 'listItem', content: depth > 1 ? [...content, nested(depth - 1)] : content }],
  }
}
