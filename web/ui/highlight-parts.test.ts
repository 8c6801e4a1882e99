import { expect, test } from 'vitest'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { highlightParts } from './highlight-parts.ts'

const marked = (text: string, query: string) =>
  highlightParts(text, query, foldVietnamese)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Phường 12', 'phuong 1', '[Phường] [1]2'],
  ['Viên uống đẹp da', 'dep', 'Viên uống [đẹp] da'],
  ['Quận Tân Bình', 'ân', 'Quận Tân Bình'],
  ['JEX Max, hộp 30 viên', '30', 'JEX Max, hộp [30] viên'],
  ['Giải độc gan', '', 'Giải độc gan'],
  ['Thành phố Hồ Chí Minh', 'ho chi', 'Thành phố [Hồ] [Chí] Minh'],
])('in "%s", typing "%s" marks the beginnings of words: %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})
