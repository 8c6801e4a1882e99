import { bannerPictureWidths, productPictureWidths } from '#domain/kernel/picture.ts'
import { products } from '#seed/catalog/products/index.ts'
import { pointPackages } from '#seed/special/point-packages.ts'
import { vaccines } from '#seed/special/vaccines.ts'
import { articlePicture, articleScenes } from './article-scene.ts'
import { bookletPicture } from './booklet.ts'
import { compose, compositions } from './compositions.ts'
import { expertPicture, portraits } from './expert-portrait.ts'
import { giftDrawings, giftPicture } from './gift-scene.ts'
import { heroes, heroPicture } from './landing-scene.ts'
import { pointsPicture } from './points-card.ts'
import { renderPicture, save } from './render.ts'
import { frontPicture, secondPicture } from './scene.ts'

/** `npm run pictures` draws everything; names after it draw only those. */
const wanted = new Set(process.argv.slice(2))
const isWanted = (name: string) => wanted.size === 0 || wanted.has(name)

for (const product of products.filter(({ slug }) => isWanted(slug))) {
  await renderPicture(`products/${product.slug}-1`, frontPicture(product), productPictureWidths)
  await renderPicture(`products/${product.slug}-2`, secondPicture(product), productPictureWidths)
}

for (const composition of compositions.filter(({ name }) => isWanted(name))) {
  await renderPicture(`banners/${composition.name}`, compose(composition), bannerPictureWidths)
}

for (const slug of Object.keys(articleScenes).filter(isWanted)) {
  await renderPicture(`articles/${slug}`, articlePicture(slug), productPictureWidths)
}

for (const key of Object.keys(portraits).filter((name) => isWanted(`expert-${name}`))) {
  await renderPicture(`experts/${key}`, expertPicture(key), productPictureWidths)
}

for (const name of Object.keys(heroes).filter(isWanted)) {
  await renderPicture(`banners/${name}`, heroPicture(name), bannerPictureWidths)
}

for (const name of Object.keys(giftDrawings).filter(isWanted)) {
  await renderPicture(`gifts/${name}-1`, giftPicture(name), productPictureWidths)
}

for (const vaccine of vaccines.filter(({ slug }) => isWanted(slug))) {
  const booklet = bookletPicture(vaccine.picture)
  await renderPicture(`products/${vaccine.slug}-1`, booklet, productPictureWidths)
}

for (const points of pointPackages.filter(({ slug }) => isWanted(slug))) {
  await renderPicture(`products/${points.slug}-1`, pointsPicture(points), productPictureWidths)
}

if (isWanted('icons')) {
  await save('icons/vaccine.svg', vaccineMark())
}

/** The vaccine shop beside its hotline: a shield with a syringe, read at 28 px. */
function vaccineMark(): string {
  const blue = '#0b5fd3'
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<path d="M32 3 56 12v18c0 15-10 26-24 31C18 56 8 45 8 30V12Z" fill="#e3f6ee" stroke="${blue}" stroke-width="4" stroke-linejoin="round"/>` +
    '<g transform="rotate(45 32 31)">' +
    `<path d="M32 7v9M25 16h14M28 16h8v5h-8Z" fill="none" stroke="${blue}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<rect x="26" y="21" width="12" height="19" rx="2" fill="#fff" stroke="${blue}" stroke-width="3.5"/>` +
    `<rect x="28" y="30" width="8" height="8" fill="#12a67a"/>` +
    `<path d="M32 41v13" stroke="${blue}" stroke-width="3" stroke-linecap="round"/>` +
    '</g></svg>'
  )
}
