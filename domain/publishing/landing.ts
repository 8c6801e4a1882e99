import { z } from 'zod'
import { textField } from '../kernel/fields.ts'
import { picturesIn, textOf } from '../richtext/text-of.ts'
import { shownPicture } from './article.ts'
import { blockTexts } from './block-texts.ts'
import { pageBlockSchema, type PageBlock } from './blocks.ts'
import type { KindOfContent, Reference } from './kind-of-content.ts'
import { linksIn } from './links-in.ts'
import { publishingTexts as texts } from './texts.ts'

export const maxBlocks = 60
/** Of all blocks together, hidden ones among them. */
export const maxLetters = 60_000

/** A landing page: bands of blocks, one below the other. A draft may lack anything. */
export const landingBody = z
  .object({
    title: textField(150),
    seo: z.object({ description: textField(300), picture: shownPicture.nullable() }),
    blocks: z.array(pageBlockSchema).max(maxBlocks, texts.tooManyBlocks(maxBlocks)),
  })
  .check(({ value: { blocks }, issues }) => {
    const letters = blocks.reduce((sum, { fields }) => sum + wordsOf(fields).length, 0)
    if (letters > maxLetters) {
      const message = texts.pageTooLong(maxLetters)
      issues.push({ code: 'custom', path: ['blocks'], input: blocks, message })
    }
  })
export type LandingBody = z.output<typeof landingBody>

export const landing: KindOfContent<LandingBody> = {
  schema: landingBody,
  empty: { title: '', seo: { description: '', picture: null }, blocks: [] },
  titleOf: ({ title }) => title,
  headOf: ({ title, seo }) => ({ title, seo }),
  problemsOf: ({ title, seo, blocks }) => ({
    ...(title.length < 5 ? { title: texts.titleMissing } : {}),
    ...(seo.description.length < 20 ? { seo: texts.descriptionMissing } : {}),
    ...(blocks.every(({ hidden }) => hidden) ? { blocks: texts.blocksMissing } : {}),
    ...Object.fromEntries(
      blocks.flatMap((block, nth) => (block.hidden ? [] : problemsOfBlock(block, nth + 1))),
    ),
  }),
  partsOf: ({ title, seo, blocks }) => [
    { path: 'title', text: title },
    { path: 'seo', text: [seo.description, seo.picture?.alt].join('\n').trim() },
    ...blocks.flatMap((block) =>
      block.hidden ? [] : [{ path: `blocks.${block.key}`, text: wordsOf(block.fields) }],
    ),
  ],
  referencesOf: ({ seo, blocks }) => [
    ...(seo.picture ? [{ kind: 'picture' as const, target: seo.picture.src }] : []),
    ...blocks.flatMap(referencesOfBlock),
  ],
  linksOf: ({ blocks }) =>
    blocks
      .filter(({ hidden }) => !hidden)
      .flatMap(({ key, fields }) =>
        linksIn(fields).map((link) => ({ field: `blocks.${key}`, link })),
      ),
  needsReview: false,
}

function problemsOfBlock(block: PageBlock, nth: number): [string, string][] {
  const { name } = blockTexts[block.type]
  if (!isComplete(block)) return [[`blocks.${block.key}`, texts.blockIncomplete(nth, name)]]
  const isShown = picturesOfBlock(block).every(({ alt }) => alt !== '')
  return isShown ? [] : [[`blocks.${block.key}`, texts.blockAltMissing(nth, name)]]
}

/** Those that stand by themselves; in a text an empty alt says that a picture only decorates. */
function picturesOfBlock({ type, fields }: PageBlock): readonly { src: string; alt: string }[] {
  if (type === 'gallery') return fields.pictures
  if (type !== 'hero' && type !== 'picture' && type !== 'video') return []
  return fields.picture ? [fields.picture] : []
}

/** Whether a block has what it cannot be shown without. */
export function isComplete(block: PageBlock): boolean {
  switch (block.type) {
    case 'hero':
      return (
        block.fields.title !== '' && (block.fields.action === '') === (block.fields.link === '')
      )
    case 'heading':
      return block.fields.text !== ''
    case 'text':
      return textOf(block.fields.content) !== ''
    case 'picture':
      return block.fields.picture !== null
    case 'gallery':
      return block.fields.pictures.length >= 2
    case 'product':
      return block.fields.product_id !== null
    case 'products':
      return isSourceChosen(block.fields)
    case 'steps':
      return areAllNamed(block.fields.steps)
    case 'benefits':
      return areAllNamed(block.fields.benefits)
    case 'questions':
      return (
        block.fields.questions.length > 0 &&
        block.fields.questions.every(({ question, answer }) => question && answer)
      )
    case 'countdown':
      return !Number.isNaN(Date.parse(block.fields.until))
    case 'voucher':
      return block.fields.campaign_id !== null
    case 'articles':
      return block.fields.slugs.length > 0
    case 'lead':
      return block.fields.title !== '' && block.fields.purpose !== ''
    case 'video':
      return block.fields.picture !== null && block.fields.link !== ''
    case 'earnCode':
    case 'experts':
    case 'pharmacies':
    case 'contact':
      return block.fields.title !== ''
    case 'divider':
      return true
  }
}

function isSourceChosen({
  source,
  product_ids: ids,
  of,
}: Extract<PageBlock, { type: 'products' }>['fields']): boolean {
  if (source === 'hand') return ids.length > 0
  return source === 'bestSellers' || of !== ''
}

function areAllNamed(list: readonly { title: string }[]): boolean {
  return list.length > 0 && list.every(({ title }) => title !== '')
}

/** All words of a block, whatever its fields are called; those of no person's are left out. */
function wordsOf(value: unknown, name = ''): string {
  if (typeof value === 'string') return notWords.has(name) ? '' : value
  if (value === null || typeof value !== 'object') return ''
  if (isDocument(value)) return textOf(value)
  if (Array.isArray(value)) return join(value.map((each) => wordsOf(each, name)))
  return join(Object.entries(value).map(([key, each]) => wordsOf(each, key)))
}
const notWords = new Set([
  'src',
  'link',
  'icon',
  'source',
  'of',
  'look',
  'until',
  'slugs',
  'category',
])

function join(words: readonly string[]): string {
  return words.filter(Boolean).join('\n')
}

function isDocument(value: object): value is Parameters<typeof textOf>[0] {
  return 'type' in value && value.type === 'doc'
}

function pictureReference(src: string): Reference[] {
  return [{ kind: 'picture', target: src }]
}

function referencesOfBlock(block: PageBlock): Reference[] {
  const { type, fields } = block
  switch (type) {
    case 'text':
      return picturesIn(fields.content).flatMap(pictureReference)
    case 'product':
      return fields.product_id === null
        ? []
        : [{ kind: 'product', target: String(fields.product_id) }]
    case 'products':
      return referencesOfProducts(fields)
    case 'voucher':
      return fields.campaign_id === null
        ? []
        : [{ kind: 'voucherCampaign', target: String(fields.campaign_id) }]
    case 'articles':
      return fields.slugs.map((slug) => ({ kind: 'article', target: slug }))
    default:
      return picturesOfBlock(block).flatMap(({ src }) => pictureReference(src))
  }
}

function referencesOfProducts({
  source,
  product_ids: ids,
  of,
}: Extract<PageBlock, { type: 'products' }>['fields']): Reference[] {
  if (source === 'hand') return ids.map((id) => ({ kind: 'product', target: String(id) }))
  if (source === 'bestSellers' || of === '') return []
  return [{ kind: source === 'brand' ? 'brand' : 'productCategory', target: of }]
}
