import { expect, test } from 'vitest'
import type { RichText } from '#domain/richtext/document.ts'
import { headingIds } from './heading-ids.ts'
import { pictureSrcOf } from './picture-src.ts'

test('headings lead by their words without marks; two alike have two ids', () => {
  const heading = (text: string) => ({
    type: 'heading' as const,
    attrs: { level: 2 as const },
    content: [{ type: 'text' as const, text }],
  })
  const document: RichText = {
    type: 'doc',
    content: [heading('Liều dùng & cách dùng'), heading('Liều dùng, cách dùng'), heading('!?')],
  }
  expect([...headingIds(document).values()]).toEqual([
    'lieu-dung-cach-dung',
    'lieu-dung-cach-dung-2',
    'muc',
  ])
})

test('a stem is shown in its largest width, a file as it is', () => {
  expect(pictureSrcOf('/media/uploads/a1')).toBe('/media/uploads/a1-960.webp')
  expect(pictureSrcOf('media/blog/gan.webp', 480)).toBe('/media/blog/gan.webp')
})
