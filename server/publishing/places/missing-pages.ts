import { sql } from 'kysely'
import { framePageSlugs } from '#domain/publishing/places/fixed-pages.ts'
import type { Caller, Context } from '../../context.ts'
import { keepUntilChange, rememberedInForce } from '../periods.ts'

/** Which pages that the shop's frame leads to are not in force; every page of the shop asks. */
export async function listMissingPages(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<string[]> {
  await keepUntilChange(ctx, ['page'], caller)
  return remembered(ctx, 'page', caller)
}

const remembered = rememberedInForce(async (db, kind, at): Promise<string[]> => {
  const { rows } = await sql<{ slug: string }>`
    select i.slug from content_in_force(${at}) f join content_item i on i.id = f.item_id
    where i.kind = ${kind} and i.archived_at is null and i.slug = any(${[...framePageSlugs]})`.execute(
    db,
  )
  const there = new Set(rows.map(({ slug }) => slug))
  return framePageSlugs.filter((slug) => !there.has(slug))
})
