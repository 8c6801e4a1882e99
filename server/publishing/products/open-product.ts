import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { publishingAuditTexts as words } from '#domain/publishing/backoffice/audit-texts.ts'
import type * as api from '#domain/publishing/backoffice/api.ts'
import { product as rules, productBody, type ProductBody } from '#domain/publishing/product.ts'
import { publishingTexts as texts } from '#domain/publishing/texts.ts'
import { findForBackoffice, rememberShown } from '../../catalog/index.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { hashOf } from '../body.ts'
import { checkBody } from '../check-body.ts'
import { readContent } from '../read-content.ts'
import { insertReferences, keepDraftReferences } from '../references.ts'
import { documentOfHtml, documentOfText } from './document-of-html.ts'

/**
 * What is written of a product. The first time what stands becomes revision 1, in force without end: nobody sees
 * anything else than before, and from then on it changes by publications alone.
 */
export async function openProductContent(
  ctx: Context,
  { id: productId }: ParsedInput<typeof api.openProductContent>,
  caller: Caller,
): Promise<api.Content> {
  const known = await findItem(ctx.db, productId)
  return readContent(ctx, ctx.db, known ?? (await beginWithStanding(ctx, productId, caller)))
}

interface Beginning extends Pick<ProductBody, 'title' | 'kind'> {
  productId: number
  /** What it begins like. */
  like?: Standing
  /** What is known of it already. */
  says?: Partial<ProductBody>
}

/** Begins what is written of a product that nobody has seen yet: a draft, in force is nothing. */
export async function beginProductContent(
  ctx: Context,
  trx: Db,
  { productId, like, says, ...begun }: Beginning,
  caller: Caller,
): Promise<void> {
  const body = { ...(like ? bodyOf(like) : rules.empty), ...says, ...begun }
  await insertItem(ctx, trx, { productId, body, isStanding: false }, caller)
}

async function beginWithStanding(ctx: Context, productId: number, caller: Caller): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    const standing = await findForBackoffice(trx, productId)
    if (!standing) throw new Refusal('notFound')
    const body = bodyOf(standing)
    const itemId = await insertItem(ctx, trx, { productId, body, isStanding: true }, caller)
    // Somebody else opened it just now.
    if (itemId === null) return (await findItem(trx, productId))!
    await publishStanding(ctx, trx, itemId, body)
    await rememberShown(trx, productId)
    await recordAudit(ctx, trx, caller, {
      action: words.productOpened,
      subject: { kind: 'content', id: itemId },
      after: { product: productId },
    })
    return itemId
  })
}

async function findItem(db: Db, productId: number): Promise<number | null> {
  const found = await db
    .selectFrom('product_content')
    .select('item_id')
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return found?.item_id ?? null
}

interface Begun {
  productId: number
  body: ProductBody
  /** It stood already: these words are nobody's. */
  isStanding: boolean
}

/** Null where there is one; the unique index waits for who begins at the same moment. */
async function insertItem(
  ctx: Context,
  trx: Db,
  { productId, body, isStanding }: Begun,
  caller: Caller,
): Promise<number | null> {
  const at = ctx.clock.now()
  const by = { created_at: at, created_by: staffActor(caller), archived_at: null }
  const added = await trx
    .insertInto('content_item')
    .values({ kind: 'product', slug: String(productId), ...by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return null
  await trx
    .insertInto('product_content')
    .values({ product_id: productId, item_id: added.id })
    .execute()
  await trx
    .insertInto('content_draft')
    .values({
      item_id: added.id,
      base_revision: isStanding ? 1 : null,
      body: JSON.stringify(body),
      hash: hashOf(body),
      saved_by: getStaff(caller).fullName,
      writer_ids: isStanding ? [] : [getStaff(caller).id],
      saved_at: at,
    })
    .execute()
  await keepDraftReferences(trx, added.id, rules.referencesOf(body))
  return added.id
}

async function publishStanding(
  ctx: Context,
  trx: Db,
  itemId: number,
  body: ProductBody,
): Promise<void> {
  const at = ctx.clock.now()
  const { findings, verdict, rulesVersion } = await checkBody({ ...ctx, db: trx }, 'product', body)
  const { id: revisionId } = await trx
    .insertInto('content_revision')
    .values({
      item_id: itemId,
      number: 1,
      body: JSON.stringify(body),
      head: JSON.stringify(rules.headOf(body)),
      words: rules
        .partsOf(body)
        .map(({ text }) => text)
        .join('\n'),
      hash: hashOf(body),
      author: nobody.name,
      writer_ids: [],
      note: texts.standing,
      created_at: at,
      findings: JSON.stringify(findings),
      verdict,
      rules_version: rulesVersion,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertReferences(trx, { itemId, revisionId }, rules.referencesOf(body))
  await trx
    .insertInto('content_publication')
    .values({
      item_id: itemId,
      revision_id: revisionId,
      starts_at: at,
      ends_at: null,
      release_id: null,
      staff_id: nobody.id,
      staff: nobody.name,
      reason: texts.standing,
      created_at: at,
      stopped_at: null,
      stopped_by: null,
    })
    .execute()
}

const nobody = { id: 0, name: texts.standingAuthor }

type Standing = NonNullable<Awaited<ReturnType<typeof findForBackoffice>>>

/** What the row says, as it is written here. */
function bodyOf(row: Standing): ProductBody {
  return productBody.parse({
    title: row.name,
    kind: row.kind,
    short_description: row.short_description,
    pictures: row.pictures.map((src, at) => {
      return { src, alt: row.picture_alts[at] ?? texts.pictureOf(row.name, at + 1) }
    }),
    usage: documentOfText(row.usage),
    ingredients: documentOfText(row.ingredients),
    dosage: documentOfText(row.dosage),
    warnings: documentOfText(row.warnings),
    storage: documentOfText(row.storage),
    description: documentOfHtml(row.description),
    registration_no: row.registration_no,
    declared_uses: row.declared_uses,
    company: row.company,
    manufacturer: row.manufacturer,
    origin: row.origin,
    faqs: row.faqs,
  })
}
