import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import type { Block, RichText } from '#domain/richtext/document.ts'
import { textOf } from '#domain/richtext/text-of.ts'
import { richTextExtensions } from './extensions.ts'
import { textPlaces } from './text-places.ts'

const schema = getSchema(richTextExtensions(() => undefined))
const text = (words: string) => ({ type: 'text' as const, text: words })
const paragraph = (...words: string[]) => ({ type: 'paragraph' as const, content: words.map(text) })
const cell = (words: string) => ({ type: 'tableCell' as const, content: [paragraph(words)] })

const blocks: Block[] = [
  { type: 'heading', attrs: { level: 2 }, content: [text('Công  dụng')] },
  { type: 'paragraph' },
  {
    type: 'paragraph',
    content: [
      text(' Giúp '),
      { ...text('khớp'), marks: [{ type: 'bold' }] },
      { type: 'hardBreak' },
      text('dẻo dai 💊 hơn '),
    ],
  },
  {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph('Không chữa khỏi bệnh')] }],
  },
  { type: 'table', content: [{ type: 'tableRow', content: [cell('Sáng'), cell('hai viên')] }] },
  { type: 'picture', attrs: { src: 'media/a', alt: 'Hộp', caption: 'Ảnh vẽ' } },
  { type: 'blockquote', content: [paragraph('Theo nhãn')] },
]

test('the editor counts letters as the claim check does, and knows where each stands', () => {
  const document: RichText = { type: 'doc', content: blocks }
  const node = schema.nodeFromJSON(document)
  const { text: read, places } = textPlaces(node)
  expect(read).toBe(textOf(document))
  expect(places).toHaveLength(read.length)
  for (const words of ['khớp', 'dẻo dai', 'hơn', 'chữa khỏi', 'hai viên', 'Theo nhãn']) {
    const start = read.indexOf(words)
    const end = start + words.length
    expect(node.textBetween(places[start]!, places[end - 1]! + 1)).toBe(words)
  }
})
