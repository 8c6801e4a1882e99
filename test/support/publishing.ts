import type { StaffRole } from '#domain/staff/permissions.ts'
import * as api from '#domain/publishing/backoffice/api.ts'
import type { ArticleBody } from '#domain/publishing/article.ts'
import { article } from '#domain/publishing/article.ts'
import {
  emptyBlocks,
  type BlockFields,
  type BlockType,
  type PageBlock,
} from '#domain/publishing/blocks.ts'
import type { Body } from '#domain/publishing/kinds-of-content.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import type { LandingBody } from '#domain/publishing/landing.ts'
import { product, type ProductBody } from '#domain/publishing/product.ts'
import type { RichText } from '#domain/richtext/document.ts'
import type { Caller } from '#server/context.ts'
import type { Db } from '#server/platform/db.ts'
import type { TestShop } from './app.ts'
import { hireStaff } from './staff.ts'

/** A writer, a pharmacist who reviews and somebody who publishes, as they call. */
export interface Editors {
  writer: Record<string, string>
  pharmacist: Record<string, string>
  publisher: Record<string, string>
}

export async function hireEditors(shop: TestShop): Promise<Editors> {
  const headersOf = async (role: StaffRole) => (await hireStaff(shop, role)).headers
  return {
    writer: await headersOf('content'),
    pharmacist: await headersOf('pharmacist'),
    publisher: await headersOf('admin'),
  }
}

export async function addArticleCategory(db: Db, slug = 'dinh-duong', name = 'Dinh dưỡng') {
  const { id } = await db
    .insertInto('article_category')
    .values({ slug, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An article that lacks nothing. */
export function wholeArticle(categoryId: number, more: Partial<ArticleBody> = {}): ArticleBody {
  return {
    ...article.empty,
    title: 'Uống đủ nước mỗi ngày',
    excerpt: 'Vì sao cơ thể cần nước và uống bao nhiêu là đủ.',
    thumbnail: { src: 'media/articles/nuoc', alt: 'Một cốc nước trên bàn' },
    content: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Nước giúp cơ thể.' }] }],
    },
    category_id: categoryId,
    author: { name: 'Trần Thị Bình', title: 'Dược sĩ', photo: null },
    ...more,
  }
}

/** Writes, has reviewed and publishes it now. */
export async function publishArticle(
  shop: TestShop,
  editors: Editors,
  slug: string,
  body: ArticleBody,
): Promise<api.Content> {
  const { id } = await writeContent(shop, editors, { kind: 'article', slug }, body)
  return publishWritten(shop, editors, id)
}

/** The same of a landing page. */
export async function publishLanding(
  shop: TestShop,
  editors: Editors,
  slug: string,
  body: LandingBody,
): Promise<api.Content> {
  const { id } = await writeContent(shop, editors, { kind: 'landing', slug }, body)
  return publishWritten(shop, editors, id)
}

/** Kept as its first revision; nobody has approved or published it. */
export async function writeContent(
  shop: TestShop,
  { writer }: Editors,
  { kind, slug }: { kind: Exclude<ContentKind, 'product'>; slug: string },
  body: Body,
): Promise<api.Content> {
  const { id } = await shop.call(
    api.addContent,
    { kind, slug, title: body.title },
    { headers: writer },
  )
  await shop.call(api.saveDraft, { id, version: 1, body: { ...body } }, { headers: writer })
  return shop.call(api.keepRevision, { id, version: 2 }, { headers: writer })
}

/** Writes what a product lacks, has it approved and publishes it now, or from a moment on. */
export async function describeProduct(
  shop: TestShop,
  { writer, pharmacist, publisher }: Editors,
  productId: number,
  more: Partial<ProductBody>,
  times: { starts_at?: string; ends_at?: string } = {},
): Promise<api.Content> {
  const { id, draft } = await shop.call(
    api.openProductContent,
    { id: productId },
    { headers: writer },
  )
  const body = { ...draft.body, ...more }
  const saved = await shop.call(
    api.saveDraft,
    { id, version: draft.version, body },
    { headers: writer },
  )
  const { revisions } = await shop.call(
    api.keepRevision,
    { id, version: saved.version },
    { headers: writer },
  )
  const { number } = revisions[0]!
  await approve(shop, pharmacist, id, number)
  const chosen = { id, number, reason: 'Đã kiểm tra bằng chứng', ...times }
  return shop.call(api.publishRevision, chosen, { headers: publisher })
}

/** What a supplement's page says at least. */
export function wholeProduct(more: Partial<ProductBody> = {}): ProductBody {
  return {
    ...product.empty,
    title: 'Viên uống Khớp An',
    pictures: [
      { src: '/media/products/jex-1', alt: 'Hộp Khớp An 30 viên', focal: { x: 50, y: 50 } },
    ],
    registration_no: '1234/2025/ĐKSP',
    company: 'Công ty Cổ phần Dược An Lành, Hà Nội',
    declared_uses: ['Hỗ trợ giảm nguy cơ khô khớp.'],
    warnings: paragraphs(
      'Thực phẩm bảo vệ sức khoẻ.',
      'Thực phẩm này không phải là thuốc và không có tác dụng thay thế thuốc chữa bệnh.',
    ),
    ...more,
  }
}

export function paragraphs(...lines: string[]): RichText {
  return {
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
}

/** Approves its first revision and publishes it now, or from a moment on. */
export async function publishWritten(
  shop: TestShop,
  { pharmacist, publisher }: Editors,
  id: number,
  times: { starts_at?: string; ends_at?: string } = {},
): Promise<api.Content> {
  await approve(shop, pharmacist, id, 1)
  const chosen = { id, number: 1, reason: 'Đã kiểm tra bằng chứng', ...times }
  return shop.call(api.publishRevision, chosen, { headers: publisher })
}

/** A block of a page, with the key and tone that it needs. */
export function blockOf<T extends BlockType>(
  type: T,
  fields: Partial<BlockFields<T>>,
  tone: PageBlock['tone'] = 'plain',
): PageBlock {
  keys += 1
  const key = `block${String(keys).padStart(3, '0')}`
  return {
    type,
    key,
    hidden: false,
    tone,
    fields: { ...emptyBlocks[type], ...fields },
  } as PageBlock
}
let keys = 0

/** A landing page that lacks nothing. */
export function wholeLanding(blocks: PageBlock[], more: Partial<LandingBody> = {}): LandingBody {
  return {
    title: 'Trang của nhãn hàng',
    seo: { description: 'Mọi điều về nhãn hàng tại một nơi.', picture: null },
    blocks,
    ...more,
  }
}

export async function approve(
  shop: TestShop,
  pharmacist: Record<string, string>,
  id: number,
  number: number,
): Promise<void> {
  await shop.call(
    api.reviewRevision,
    { id, number, verdict: 'approved', words: '', read: true },
    { headers: pharmacist },
  )
}

/** Somebody of the back office, for use cases that are called without HTTP. */
export function staffCaller(id: number, username: string): Caller {
  return {
    ip: '127.0.0.1',
    requestId: 'test',
    staff: { id, sessionId: 1, username, fullName: username, role: 'admin' },
  }
}
