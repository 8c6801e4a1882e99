import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { productPictureWidths } from '#domain/kernel/picture.ts'
import { products } from '#seed/catalog/products/index.ts'
import { frontPicture, secondPicture } from './scene.ts'
import { outline } from './text-outline.ts'

describe('the drawn pictures', () => {
  it('exist for every product, view, width and format', () => {
    const missing = products.flatMap(({ slug, pictures }) =>
      pictures.flatMap((_, index) =>
        productPictureWidths.flatMap((width) =>
          ['avif', 'webp']
            .map((format) => `out/products/${slug}-${index + 1}-${width}.${format}`)
            .filter((file) => !existsSync(new URL(file, import.meta.url))),
        ),
      ),
    )
    expect(missing).toEqual([])
  })

  it('differ from product to product and are drawn the same every time', () => {
    const fronts = products.map(frontPicture)
    expect(new Set(fronts).size).toBe(products.length)
    expect(products.map(frontPicture)).toEqual(fronts)
  })

  it('need no font: every letter is an outline, and no number is broken', () => {
    for (const product of products) {
      const svg = frontPicture(product) + secondPicture(product)
      expect(svg, product.slug).not.toMatch(/<text|NaN|undefined|Infinity/)
    }
  })
})

describe('text as outlines', () => {
  it('finds letters with two marks in the Vietnamese subset', () => {
    const { width, commands } = outline('Ghế Đẩu Ữ', 100, 700)
    expect(width).toBeGreaterThan(300)
    expect(commands.length).toBeGreaterThan(50)
  })
})
