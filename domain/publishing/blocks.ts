import { z } from 'zod'
import { dayField, textField } from '../kernel/fields.ts'
import { emptyDocument, richTextField } from '../richtext/document.ts'
import { linkField } from '../richtext/link.ts'
import { shownPicture } from './article.ts'
import { benefitIconNames } from './benefit-icons.ts'

const id = z.int().min(1).max(2_147_483_647)
const optionalLink = z.union([z.literal(''), linkField])
const picture = shownPicture.nullable()
const heading = textField(120)

/**
 * What a landing page is built from: what each kind of block holds. Products, articles and vouchers are
 * named, never copied: they are shown as they are when the page is asked for.
 */
export const blockFields = {
  hero: z.object({
    eyebrow: textField(60),
    title: heading,
    text: textField(400),
    picture,
    action: textField(40),
    link: optionalLink,
  }),
  heading: z.object({ text: heading, intro: textField(300) }),
  text: z.object({ content: richTextField }),
  picture: z.object({ picture, caption: textField(300), link: optionalLink }),
  gallery: z.object({ pictures: z.array(shownPicture).max(12) }),
  product: z.object({ product_id: id.nullable(), words: textField(300) }),
  products: z.object({
    title: heading,
    source: z.enum(['hand', 'category', 'brand', 'bestSellers']),
    product_ids: z.array(id).max(24),
    /** Slug of a category or brand. */
    of: textField(120),
    limit: z.int().min(2).max(24),
  }),
  steps: z.object({
    title: heading,
    steps: z.array(z.object({ title: textField(80), text: textField(300) })).max(8),
  }),
  benefits: z.object({
    title: heading,
    benefits: z
      .array(
        z.object({ icon: z.enum(benefitIconNames), title: textField(80), text: textField(300) }),
      )
      .max(9),
  }),
  questions: z.object({
    title: heading,
    questions: z.array(z.object({ question: textField(200), answer: textField(1500) })).max(30),
  }),
  countdown: z.object({
    title: heading,
    until: z.union([z.literal(''), z.iso.datetime({ offset: true })]),
    after: textField(200),
  }),
  earnCode: z.object({ title: heading, text: textField(300) }),
  voucher: z.object({ campaign_id: id.nullable(), title: heading, text: textField(300) }),
  articles: z.object({ title: heading, slugs: z.array(textField(200)).max(6) }),
  experts: z.object({
    title: heading,
    text: textField(300),
    /** Slug of a category of experts; empty for all. */
    category: textField(120),
    limit: z.int().min(1).max(6),
  }),
  pharmacies: z.object({ title: heading, text: textField(300) }),
  lead: z.object({
    title: heading,
    text: textField(400),
    purpose: textField(200),
    until: dayField.nullable(),
  }),
  video: z.object({ picture, title: heading, link: optionalLink }),
  contact: z.object({ title: heading, text: textField(300) }),
  divider: z.object({ look: z.enum(['line', 'space', 'wave']) }),
} as const
export type BlockType = keyof typeof blockFields
export const blockTypes = Object.keys(blockFields) as BlockType[]
export type BlockFields<T extends BlockType> = z.output<(typeof blockFields)[T]>

/** Its place in the page, whatever its kind. */
const common = {
  /** Drawn by the editor: by it moves and differences are told. */
  key: z.string().regex(/^[a-z0-9]{6,16}$/),
  hidden: z.boolean(),
  /** The band it stands on. */
  tone: z.enum(['plain', 'tint', 'deep']),
}

export type PageBlock = {
  [T in BlockType]: { type: T } & BlockCommon & { fields: BlockFields<T> }
}[BlockType]
interface BlockCommon {
  key: string
  hidden: boolean
  tone: 'plain' | 'tint' | 'deep'
}

export const pageBlockSchema = z.discriminatedUnion(
  'type',
  blockTypes.map((type) =>
    z.object({ type: z.literal(type), ...common, fields: blockFields[type] }),
  ) as never,
) as unknown as z.ZodType<PageBlock>

/** With what a block of each kind begins. */
export const emptyBlocks: { [T in BlockType]: BlockFields<T> } = {
  hero: { eyebrow: '', title: '', text: '', picture: null, action: '', link: '' },
  heading: { text: '', intro: '' },
  text: { content: emptyDocument },
  picture: { picture: null, caption: '', link: '' },
  gallery: { pictures: [] },
  product: { product_id: null, words: '' },
  products: { title: '', source: 'bestSellers', product_ids: [], of: '', limit: 8 },
  steps: { title: '', steps: [] },
  benefits: { title: '', benefits: [] },
  questions: { title: '', questions: [] },
  countdown: { title: '', until: '', after: '' },
  earnCode: { title: '', text: '' },
  voucher: { campaign_id: null, title: '', text: '' },
  articles: { title: '', slugs: [] },
  experts: { title: '', text: '', category: '', limit: 4 },
  pharmacies: { title: '', text: '' },
  lead: { title: '', text: '', purpose: '', until: null },
  video: { picture: null, title: '', link: '' },
  contact: { title: '', text: '' },
  divider: { look: 'space' },
}
