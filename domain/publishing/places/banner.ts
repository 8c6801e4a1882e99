import { z } from 'zod'
import { textField } from '../../kernel/fields.ts'
import { linkField } from '../../richtext/link.ts'
import { shownPicture } from '../article.ts'
import type { KindOfContent } from '../kind-of-content.ts'
import { publishingTexts } from '../texts.ts'
import { bannerPlaces, bannerTones } from './places.ts'
import { placesTexts as texts } from './texts.ts'

/** A banner of one place; the lower its number, the further in front it stands. A draft may lack anything. */
export const bannerBody = z.object({
  title: textField(150),
  place: z.enum(bannerPlaces),
  sort: z.int().min(0).max(999),
  eyebrow: textField(60),
  text: textField(400),
  action: textField(40),
  link: z.union([z.literal(''), linkField]),
  tone: z.enum(bannerTones),
  picture: shownPicture.nullable(),
  /** What a phone shows instead; null for the same one. */
  picture_mobile: shownPicture.nullable(),
})
export type BannerBody = z.output<typeof bannerBody>

export const banner: KindOfContent<BannerBody> = {
  schema: bannerBody,
  empty: {
    title: '',
    place: 'home',
    sort: 0,
    eyebrow: '',
    text: '',
    action: '',
    link: '',
    tone: 'blue',
    picture: null,
    picture_mobile: null,
  },
  titleOf: ({ title }) => title,
  headOf: (body) => body,
  problemsOf: ({ title, link, picture }) => ({
    ...(title.length < 5 ? { title: publishingTexts.titleMissing } : {}),
    ...(link === '' ? { link: texts.linkMissing } : {}),
    ...(picture === null ? { picture: texts.bannerPictureMissing } : {}),
  }),
  partsOf: ({ title, eyebrow, text, action, picture, picture_mobile: mobile }) => [
    { path: 'title', text: title },
    { path: 'eyebrow', text: eyebrow },
    { path: 'text', text },
    { path: 'action', text: action },
    { path: 'picture', text: picture?.alt ?? '' },
    { path: 'picture_mobile', text: mobile?.alt ?? '' },
  ],
  referencesOf: ({ picture, picture_mobile: mobile }) =>
    [picture, mobile].flatMap((each) => (each ? [{ kind: 'picture', target: each.src }] : [])),
  linksOf: ({ link }) => [{ field: 'link', link }],
  needsReview: false,
}
