import { z } from 'zod'
import { dayField, textField } from '../../kernel/fields.ts'
import { emptyDocument, richTextField } from '../../richtext/document.ts'
import { picturesIn, textOf } from '../../richtext/text-of.ts'
import { shownPicture } from '../article.ts'
import type { KindOfContent } from '../kind-of-content.ts'
import { publishingTexts } from '../texts.ts'
import { placesTexts as texts } from './texts.ts'

/** The page of a promotion; it moves no money by itself. A draft may lack anything. */
export const promotionBody = z.object({
  title: textField(200),
  summary: textField(500),
  picture: shownPicture.nullable(),
  /** Its days in Vietnam, both included: listed while it runs, found by its link ever after. */
  starts_on: dayField.nullable(),
  ends_on: dayField.nullable(),
  /** The lower, the further in front in the list. */
  sort: z.int().min(0).max(999),
  /** What it gives and on which conditions. */
  content: richTextField,
  product_ids: z.array(z.int().min(1).max(2_147_483_647)).max(60),
})
export type PromotionBody = z.output<typeof promotionBody>

export const promotion: KindOfContent<PromotionBody> = {
  schema: promotionBody,
  empty: {
    title: '',
    summary: '',
    picture: null,
    starts_on: null,
    ends_on: null,
    sort: 0,
    content: emptyDocument,
    product_ids: [],
  },
  titleOf: ({ title }) => title,
  headOf: ({ content: _content, ...head }) => head,
  problemsOf: (body) => ({
    ...(body.title.length < 5 ? { title: publishingTexts.titleMissing } : {}),
    ...(body.summary.length < 20 ? { summary: texts.summaryMissing } : {}),
    ...(body.picture ? {} : { picture: texts.promotionPictureMissing }),
    ...(textOf(body.content) ? {} : { content: texts.contentMissing }),
    ...problemsOfDays(body),
  }),
  partsOf: ({ title, summary, picture, content }) => [
    { path: 'title', text: title },
    { path: 'summary', text: summary },
    { path: 'picture', text: picture?.alt ?? '' },
    { path: 'content', text: textOf(content) },
  ],
  referencesOf: ({ picture, content, product_ids: ids }) => [
    ...[picture?.src, ...picturesIn(content)].flatMap((src) =>
      src ? [{ kind: 'picture' as const, target: src }] : [],
    ),
    ...ids.map((product) => ({ kind: 'product' as const, target: String(product) })),
  ],
  needsReview: false,
}

function problemsOfDays({ starts_on: from, ends_on: to }: PromotionBody): Record<string, string> {
  if (from === null || to === null) return { ends_on: texts.daysMissing }
  return to < from ? { ends_on: texts.daysReversed } : {}
}
