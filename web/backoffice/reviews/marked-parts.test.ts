import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

test.each([
  ['abc', [], 'abc'],
  ['abcdef', [{ start: 1, end: 3 }], 'a[bc]def'],
  [
    'abcdef',
    [
      { start: 2, end: 5 },
      { start: 0, end: 3 },
    ],
    '[abc][de]f',
  ],
  ['abc', [{ start: 0, end: 99 }], '[abc]'],
])('%s with %o is marked as %s', (text, findings, marked) => {
  const shown = markedParts(text, findings).map((part) =>
    part.isMarked ? `[${part.text}]` : part.text,
  )
  expect(shown.join('')).toBe(marked)
})
