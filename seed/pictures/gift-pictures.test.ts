import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productPictureWidths } from '#domain/kernel/picture.ts'
import { exchangePromotions } from '#seed/loyalty/gifts.ts'
import { giftDrawings, giftPicture } from './gift-scene.ts'

const names = Object.keys(giftDrawings)

test("every gift's picture is drawn, in every width and format", () => {
  const shown = exchangePromotions.flatMap(({ gifts }) =>
    gifts.map(({ picture, reward }) => (reward ? 'voucher' : picture!)),
  )
  expect(shown.filter((name) => !names.includes(name))).toEqual([])
  const missing = names.flatMap((name) =>
    productPictureWidths.flatMap((width) =>
      ['avif', 'webp']
        .map((format) => `out/gifts/${name}-1-${width}.${format}`)
        .filter((file) => !existsSync(new URL(file, import.meta.url))),
    ),
  )
  expect(missing).toEqual([])
})

test('gifts differ from each other, are drawn the same every time and need no font', () => {
  const drawn = names.map(giftPicture)
  expect(new Set(drawn).size).toBe(names.length)
  expect(names.map(giftPicture)).toEqual(drawn)
  for (const svg of drawn) expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
})

test('1.240 points reach some gifts and not others', () => {
  for (const { gifts } of exchangePromotions) {
    const reached = gifts.filter(({ pointCost }) => pointCost <= 1240)
    expect(reached.length).toBeGreaterThan(2)
    expect(reached.length).toBeLessThan(gifts.length)
  }
})

test('a gift is goods or a reward, with a code of its own', () => {
  const gifts = exchangePromotions.flatMap((promotion) => promotion.gifts)
  expect(new Set(gifts.map(({ productCode }) => productCode)).size).toBe(gifts.length)
  for (const { picture, reward } of gifts) {
    expect((picture === undefined) === (reward !== undefined)).toBe(true)
  }
})
