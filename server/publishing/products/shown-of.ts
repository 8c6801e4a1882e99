import { pictureOfStem } from '#domain/kernel/picture.ts'
import { leafletParts, type ProductBody, type ProductPicture } from '#domain/publishing/product.ts'
import { htmlOf, isPlain } from '#domain/richtext/html-of.ts'
import { textOf } from '#domain/richtext/text-of.ts'
import type { Shown } from '../../catalog/index.ts'

/** A body as the catalogue shows it: texts that lists and search read are plain, what is more than that is HTML. */
export function shownOf(body: ProductBody): Shown {
  const plain = Object.fromEntries(leafletParts.map((part) => [part, textOf(body[part])]))
  const leaflet = leafletParts
    .filter((part) => !isPlain(body[part]))
    .map((part) => [part, htmlOf(body[part], srcOf)] as const)
  return {
    ...(plain as Pick<Shown, (typeof leafletParts)[number]>),
    name: body.title,
    kind: body.kind,
    short_description: body.short_description,
    description: htmlOf(body.description, srcOf),
    leaflet: Object.fromEntries(leaflet),
    registration_no: body.registration_no,
    company: body.company,
    declared_uses: body.declared_uses,
    manufacturer: body.manufacturer,
    origin: body.origin,
    faqs: body.faqs,
    pictures: body.pictures.map(({ src }) => `/${src.replace(/^\/+/, '')}`),
    picture_alts: body.pictures.map(({ alt }) => alt),
    picture_focus: body.pictures.map(focusOf),
  }
}

/** One of nine places; a page has no styles of its own. */
function focusOf({ focal: { x, y } }: ProductPicture): string {
  const third = (share: number, [low, mid, high]: readonly [string, string, string]) =>
    share < 34 ? low : share > 66 ? high : mid
  const across = third(x, ['left', 'center', 'right'])
  const down = third(y, ['top', 'center', 'bottom'])
  return across === down ? 'center' : `${across} ${down}`
}

const srcOf = (stem: string) => pictureOfStem(stem, 960)
