import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productPictureWidths } from '#domain/kernel/picture.ts'
import { pointPackages } from '#seed/special/point-packages.ts'
import { vaccines } from '#seed/special/vaccines.ts'
import { bookletPicture } from './booklet.ts'
import { pointsPicture } from './points-card.ts'

const slugs = [...vaccines, ...pointPackages].map(({ slug }) => slug)

test('every vaccination and package of points has its picture, in every width and format', () => {
  const missing = slugs.flatMap((slug) =>
    productPictureWidths.flatMap((width) =>
      ['avif', 'webp']
        .map((format) => `out/products/${slug}-1-${width}.${format}`)
        .filter((file) => !existsSync(new URL(file, import.meta.url))),
    ),
  )
  expect(missing).toEqual([])
})

test('they differ from each other, are drawn the same every time and need no font', () => {
  const draw = () => [
    ...vaccines.map(({ picture }) => bookletPicture(picture)),
    ...pointPackages.map(pointsPicture),
  ]
  const drawn = draw()
  expect(new Set(drawn).size).toBe(slugs.length)
  expect(draw()).toEqual(drawn)
  for (const svg of drawn) expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
})
