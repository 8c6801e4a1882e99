import { z } from 'zod'
import { textField } from '../kernel/fields.ts'
import { emptyDocument, pictureSchema, richTextField } from '../richtext/document.ts'
import { picturesIn, readingMinutes, textOf } from '../richtext/text-of.ts'
import type { KindOfContent } from './kind-of-content.ts'
import { publishingTexts as texts } from './texts.ts'

const id = z.int().min(1).max(2_147_483_647)
/** A picture of the library with what it shows, for those who do not see it. */
export const shownPicture = pictureSchema.pick({ src: true, alt: true })

/** The same as the public sees it: with what must stay in sight where it is cut, if that is not the middle. */
export const lookOfPicture = shownPicture.extend({
  focal: z.object({ x: z.int(), y: z.int() }).optional(),
})
export type LookOfPicture = z.output<typeof lookOfPicture>

/** An article of the health blog. A draft may lack anything. */
export const articleBody = z.object({
  title: textField(150),
  /** What lists and search engines say of it. */
  excerpt: textField(300),
  thumbnail: shownPicture.nullable(),
  content: richTextField,
  category_id: id.nullable(),
  tag_ids: z.array(id).max(10),
  author: z.object({ name: textField(100), title: textField(150), photo: shownPicture.nullable() }),
  /** What is shown below it, as it is sold now. */
  product_ids: z.array(id).max(8),
})
export type ArticleBody = z.output<typeof articleBody>

export const article: KindOfContent<ArticleBody> = {
  schema: articleBody,
  empty: {
    title: '',
    excerpt: '',
    thumbnail: null,
    content: emptyDocument,
    category_id: null,
    tag_ids: [],
    author: { name: '', title: '', photo: null },
    product_ids: [],
  },
  titleOf: ({ title }) => title,
  headOf: ({ content, ...head }) => ({ ...head, reading_minutes: readingMinutes(content) }),
  problemsOf: (body) => ({
    ...(body.title.length < 5 ? { title: texts.titleMissing } : {}),
    ...(body.excerpt.length < 20 ? { excerpt: texts.excerptMissing } : {}),
    ...(body.thumbnail?.alt ? {} : { thumbnail: texts.thumbnailMissing }),
    ...(textOf(body.content) ? {} : { content: texts.contentMissing }),
    ...(body.category_id === null ? { category_id: texts.categoryMissing } : {}),
    ...(body.author.name.length < 3 ? { author: texts.authorMissing } : {}),
    ...(body.author.photo?.alt === '' ? { author: texts.photoAltMissing } : {}),
  }),
  partsOf: ({ title, excerpt, thumbnail, content, author }) => [
    { path: 'title', text: title },
    { path: 'excerpt', text: excerpt },
    { path: 'thumbnail', text: thumbnail?.alt ?? '' },
    { path: 'author', text: [author.name, author.title, author.photo?.alt].join('\n').trim() },
    { path: 'content', text: textOf(content) },
  ],
  referencesOf: ({ thumbnail, author, content, product_ids, category_id, tag_ids }) => [
    ...[thumbnail?.src, author.photo?.src, ...picturesIn(content)].flatMap((src) =>
      src ? [{ kind: 'picture' as const, target: src }] : [],
    ),
    ...product_ids.map((product) => ({ kind: 'product' as const, target: String(product) })),
    ...tag_ids.map((tag) => ({ kind: 'tag' as const, target: String(tag) })),
    ...(category_id === null ? [] : [{ kind: 'category' as const, target: String(category_id) }]),
  ],
  needsReview: true,
}
