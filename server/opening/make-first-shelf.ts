import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { slugOf } from '#domain/kernel/slug-of.ts'
import type * as api from '#domain/opening/api.ts'
import { openingTexts as texts } from '#domain/opening/texts.ts'
import { addFirstShelf } from '../catalog/index.ts'
import type { Caller, Context } from '../context.ts'
import { recordAudit } from '../staff/index.ts'

/** The first category and brand of products, so that a product can be added; whoever is second hears `conflict`. */
export async function makeFirstShelf(
  ctx: Context,
  { category, brand }: ParsedInput<typeof api.makeFirstShelf>,
  caller: Caller,
): Promise<Output<typeof api.makeFirstShelf>> {
  const made = await ctx.db.transaction().execute(async (trx) => {
    const ids = await addFirstShelf(trx, { category: named(category), brand: named(brand) })
    if (!ids) throw new Refusal('conflict', { message: texts.shelfThere })
    await recordAudit(ctx, trx, caller, {
      action: texts.shelved,
      subject: { kind: 'opening', id: 'shelf' },
      after: { category, brand },
    })
    return ids
  })
  ctx.changeBus.changed(['catalog'])
  return made
}

function named(name: string): { name: string; slug: string } {
  return { name, slug: slugOf(name) }
}
