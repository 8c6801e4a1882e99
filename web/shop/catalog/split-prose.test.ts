import { expect, test } from 'vitest'
import { splitProse } from './split-prose.ts'

const paragraph = (letters: number) => `<p>${'a'.repeat(letters)}</p>`

test('a long text is cut between its paragraphs, and nothing is lost', () => {
  const html = `<h3>Vì sao?</h3>${paragraph(300)}\n<ul><li>${'b'.repeat(200)}</li></ul>${paragraph(400)}`
  const [shown, folded] = splitProse(html, 400)
  expect(shown).toBe(html.slice(0, html.indexOf('</ul>') + 5))
  expect(shown + folded).toBe(html)
})

test('a heading is never the last thing shown', () => {
  const html = `${paragraph(390)}<h3>Thành phần nổi bật</h3>${paragraph(500)}${paragraph(500)}`
  expect(splitProse(html, 400)[1]).toBe(paragraph(500))
})

test.each([
  ['a short text', paragraph(200)],
  ['what little would be left', paragraph(400) + paragraph(50)],
  ['one element that holds everything', `<div>${paragraph(900)}</div>`],
  ['nothing', ''],
])('%s stays whole', (_, html) => {
  expect(splitProse(html, 400)).toEqual([html, ''])
})
