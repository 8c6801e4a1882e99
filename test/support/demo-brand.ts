import { beforeAll } from 'vitest'
import { becomeBrand, currentBrand } from '#domain/brand/current-brand.ts'
import { demoShop } from '#seed/settings/demo-shop.ts'

/** Texts say a shop's name: the demo's, until a test opens a shop with another. */
beforeAll(() => {
  const { brandName: name, shortName, slogan, hotline } = demoShop
  becomeBrand({ ...currentBrand(), name, shortName, slogan, hotline })
})
