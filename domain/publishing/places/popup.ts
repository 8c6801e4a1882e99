import { z } from 'zod'
import { textField } from '../../kernel/fields.ts'
import { linkField } from '../../richtext/link.ts'
import { shownPicture } from '../article.ts'
import type { KindOfContent } from '../kind-of-content.ts'
import { publishingTexts } from '../texts.ts'
import { popupActions, popupPages } from './places.ts'
import { placesTexts as texts } from './texts.ts'

const id = z.int().min(1).max(2_147_483_647)

/** An offer that comes up over a page of the shop, once. A draft may lack anything. */
export const popupBody = z.object({
  title: textField(150),
  text: textField(300),
  action_type: z.enum(popupActions),
  pages: z.array(z.enum(popupPages)).max(popupPages.length),
  /** On whose pages it comes up, or which ones bring it when they are put into the cart; none for any. */
  shown_with_ids: z.array(id).max(50),
  action: textField(40),
  link: z.union([z.literal(''), linkField]),
  picture: shownPicture.nullable(),
  /** What it offers, at its price of then; out of sale it is not shown. */
  product_id: id.nullable(),
})
export type PopupBody = z.output<typeof popupBody>

export const popup: KindOfContent<PopupBody> = {
  schema: popupBody,
  empty: {
    title: '',
    text: '',
    action_type: 'view',
    pages: ['home', 'list', 'product', 'blog'],
    shown_with_ids: [],
    action: '',
    link: '',
    picture: null,
    product_id: null,
  },
  titleOf: ({ title }) => title,
  headOf: (body) => body,
  problemsOf: ({ title, link, picture, pages }) => ({
    ...(title.length < 5 ? { title: publishingTexts.titleMissing } : {}),
    ...(pages.length === 0 ? { pages: texts.pagesMissing } : {}),
    ...(link === '' ? { link: texts.linkMissing } : {}),
    ...(picture === null ? { picture: texts.popupPictureMissing } : {}),
  }),
  partsOf: ({ title, text, action, picture }) => [
    { path: 'title', text: title },
    { path: 'text', text },
    { path: 'action', text: action },
    { path: 'picture', text: picture?.alt ?? '' },
  ],
  referencesOf: ({ picture, product_id: offered, shown_with_ids: ids }) => [
    ...(picture ? [{ kind: 'picture' as const, target: picture.src }] : []),
    ...[...(offered === null ? [] : [offered]), ...ids].map((product) => {
      return { kind: 'product' as const, target: String(product) }
    }),
  ],
  linksOf: ({ link }) => [{ field: 'link', link }],
  needsReview: false,
}
