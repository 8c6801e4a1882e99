import { expect, test } from 'vitest'
import { withNamedHeadings } from './headings.ts'

test('each part of a page can be jumped to by the words of its heading', () => {
  expect(
    withNamedHeadings('<p>Mở đầu</p><h2>1. <em>Giá</em> bán</h2><p>…</p><h2>Hoá đơn</h2>'),
  ).toEqual({
    html: '<p>Mở đầu</p><h2 id="muc-1">1. <em>Giá</em> bán</h2><p>…</p><h2 id="muc-2">Hoá đơn</h2>',
    headings: [
      { id: 'muc-1', text: '1. Giá bán' },
      { id: 'muc-2', text: 'Hoá đơn' },
    ],
  })
})

test('a page without parts stays as it is', () => {
  expect(withNamedHeadings('<p>Ngắn</p>')).toEqual({ html: '<p>Ngắn</p>', headings: [] })
})
