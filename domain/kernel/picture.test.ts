import { expect, test } from 'vitest'
import { thumbnailOfStem } from './picture.ts'

test.for([
  ['/media/u/3f00', '/media/u/3f00-240.webp'],
  ['media/articles/water', '/media/articles/water-240.webp'],
  ['/media/banners/uu-dai-xuong-khop', '/media/banners/uu-dai-xuong-khop-480.webp'],
] as const)('a list of many shows %s as %s, a file that there is', ([stem, file]) => {
  expect(thumbnailOfStem(stem)).toBe(file)
})
