import { bannerPictureWidths, productPictureWidths } from '#domain/kernel/picture.ts'
import { products } from '#seed/catalog/products/index.ts'
import { pointPackages } from '#seed/special/point-packages.ts'
import { vaccines } from '#seed/special/vaccines.ts'
import { bookletPicture } from './booklet.ts'
import { brandMark, sharePicture } from './brand-mark.ts'
import { compose, compositions } from './compositions.ts'
import { giftDrawings, giftPicture } from './gift-scene.ts'
import { pointsPicture } from './points-card.ts'
import { renderJpeg, renderPicture, renderPng, save } from './render.ts'
import { frontPicture, secondPicture } from './scene.ts'
import { vaccineMark } from './vaccine-mark.ts'

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
  await save('icons/favicon.svg', brandMark(120))
  await save('icons/vaccine.svg', vaccineMark())
  await renderPng('icons/icon-192.png', brandMark(120), 192)
  await renderPng('icons/icon-512.png', brandMark(120), 512)
  await renderPng('icons/maskable-512.png', brandMark(0, 0.46), 512)
  await renderPng('icons/apple-touch-180.png', brandMark(0), 180)
  await renderJpeg('icons/share-1200x630.jpg', sharePicture())
}
