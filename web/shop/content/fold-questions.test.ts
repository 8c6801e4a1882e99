import { expect, test } from 'vitest'
import type { Block } from '#domain/richtext/document.ts'
import { textOf } from '#domain/richtext/text-of.ts'
import { foldQuestions } from './fold-questions.ts'

const words = (text: string) => [{ type: 'text' as const, text }]
const heading = (level: 2 | 3, text: string): Block => {
  return { type: 'heading', attrs: { level }, content: words(text) }
}
const paragraph = (text: string): Block => ({ type: 'paragraph', content: words(text) })

test('what stands below a heading of level 3 is folded up to the next heading', () => {
  const content = [
    paragraph('Mở đầu'),
    heading(2, 'Đặt hàng'),
    heading(3, 'Mua thế nào?'),
    paragraph('Chọn sản phẩm.'),
    paragraph('Rồi đặt.'),
    heading(3, 'Có cần tài khoản?'),
    paragraph('Không.'),
    heading(2, 'Giao hàng'),
    paragraph('Toàn quốc.'),
  ]
  const parts = foldQuestions({ type: 'doc', content })
  const told = parts.map(({ question, text }) => [
    question && textOf({ type: 'doc', content: [question] }),
    textOf(text),
  ])
  expect(told).toEqual([
    [null, 'Mở đầu\nĐặt hàng'],
    ['Mua thế nào?', 'Chọn sản phẩm.\nRồi đặt.'],
    ['Có cần tài khoản?', 'Không.'],
    [null, 'Giao hàng\nToàn quốc.'],
  ])
})
