import { z } from 'zod'
import { faqSchema } from '../catalog/api.ts'
import { productKinds } from '../catalog/product-kinds.ts'
import { textField } from '../kernel/fields.ts'
import { emptyDocument, richTextField, type RichText } from '../richtext/document.ts'
import { picturesIn, textOf } from '../richtext/text-of.ts'
import { shownPicture } from './article.ts'
import type { KindOfContent } from './kind-of-content.ts'
import { publishingTexts as texts } from './texts.ts'

/** Hundredths of the width and height: what stays in sight where a picture is cut. */
const share = z.int().min(0).max(100)
const productPicture = shownPicture.extend({
  focal: z.object({ x: share, y: share }).default({ x: 50, y: 50 }),
})
export type ProductPicture = z.output<typeof productPicture>

/** The leaflet's parts, in the order in which the page has them. */
export const leafletParts = ['usage', 'ingredients', 'dosage', 'warnings', 'storage'] as const
export type LeafletPart = (typeof leafletParts)[number]

/**
 * What the public reads of a product: name, pictures, texts, declaration, questions. Price, stock, category and
 * code are the catalogue's.
 */
export const productBody = z.object({
  title: textField(300),
  /** As which it is declared. */
  kind: z.enum(productKinds),
  short_description: textField(500),
  pictures: z.array(productPicture).max(12, texts.tooManyPictures(12)),
  usage: richTextField,
  ingredients: richTextField,
  dosage: richTextField,
  warnings: richTextField,
  storage: richTextField,
  description: richTextField,
  registration_no: textField(120),
  /** The declaration's own sentences: what they say may be said. */
  declared_uses: z.array(textField(500)).max(30),
  /** Who answers for the product before the law. */
  company: textField(300),
  manufacturer: textField(200),
  origin: textField(120),
  faqs: z
    .array(faqSchema.extend({ question: textField(300), answer: textField(2000) }))
    .max(30, texts.tooManyQuestions(30)),
})
export type ProductBody = z.output<typeof productBody>

export const product: KindOfContent<ProductBody> = {
  schema: productBody,
  empty: {
    title: '',
    kind: 'supplement',
    short_description: '',
    pictures: [],
    usage: emptyDocument,
    ingredients: emptyDocument,
    dosage: emptyDocument,
    warnings: emptyDocument,
    storage: emptyDocument,
    description: emptyDocument,
    registration_no: '',
    declared_uses: [],
    company: '',
    manufacturer: '',
    origin: '',
    faqs: [],
  },
  titleOf: ({ title }) => title,
  headOf: ({ title, kind, short_description: excerpt }) => ({ title, kind, excerpt }),
  problemsOf: (body) => ({
    ...(body.title.length < 3 ? { title: texts.productNameMissing } : {}),
    ...(body.pictures.length === 0 ? { pictures: texts.picturesMissing } : {}),
    ...(body.pictures.some(({ alt }) => !alt) ? { pictures: texts.altMissing } : {}),
    ...(body.faqs.every(({ question, answer }) => question && answer)
      ? {}
      : { faqs: texts.questionIncomplete }),
    ...(body.kind === 'supplement' ? problemsOfSupplement(body) : {}),
  }),
  partsOf: (body) => [
    { path: 'title', text: body.title },
    { path: 'short_description', text: body.short_description },
    ...body.pictures.map(({ alt }) => ({ path: 'pictures', text: alt })),
    ...leafletParts.map((path) => ({ path, text: textOf(body[path]) })),
    { path: 'description', text: textOf(body.description) },
    { path: 'company', text: body.company },
    ...body.faqs.map(({ question, answer }) => ({ path: 'faqs', text: `${question}\n${answer}` })),
  ],
  // Its name is its first part: it need not be asked for.
  claimsOf: ({ kind, declared_uses: declaredUses, company }) => ({
    aboutSupplement: kind === 'supplement',
    declaredUses,
    company,
  }),
  referencesOf: (body) =>
    [
      ...body.pictures.map(({ src }) => src),
      ...documentsOf(body).flatMap((document) => picturesIn(document)),
    ].map((target) => ({ kind: 'picture', target })),
  needsReview: true,
}

/** Decree 15/2018: a supplement names its declaration and who answers for it. */
function problemsOfSupplement(body: ProductBody): Record<string, string> {
  return {
    ...(body.registration_no ? {} : { registration_no: texts.registrationMissing }),
    ...(body.company.length < 3 ? { company: texts.companyMissing } : {}),
    ...(body.declared_uses.some((use) => use !== '')
      ? {}
      : { declared_uses: texts.declaredUsesMissing }),
  }
}

function documentsOf(body: ProductBody): RichText[] {
  return [...leafletParts.map((part) => body[part]), body.description]
}
