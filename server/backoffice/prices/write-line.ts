import { priceListTexts as texts } from '#domain/catalog/prices/list-texts.ts'
import type { PriceLine, priceList } from '#domain/catalog/backoffice/price-list.ts'
import { Refusal } from '#domain/errors.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { FieldsOf } from '#domain/resource.ts'
import { permissionsOf, type Permission } from '#domain/staff/permissions.ts'
import { holdPrice, type HeldPrice } from '../../catalog/index.ts'
import type { Writing } from '../../resource/index.ts'
import { findStock } from '../../stock/index.ts'
import { countByFile } from '../count-by-file.ts'
import { planPrice } from './write-plan.ts'

/**
 * Does what a line wants: another price at once or in time, and the stock as it was counted. What was seen and is no
 * longer so is refused at its cell. The product's row is held, then its stock.
 */
export async function writeLine(
  ctx: Writing,
  { id, version }: { id: number; version: number },
  { product_code: code, line }: FieldsOf<typeof priceList>,
): Promise<boolean> {
  const held = await holdPrice(ctx.db, id, ctx.clock.now())
  if (!held) return false
  const now = await ctx.db
    .selectFrom('product')
    .select(['version', 'product_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (now.version !== version) return false
  if (now.product_code !== code) refuse('product_code', texts.otherCode)
  await atCells(() => writePrice(ctx, id, held, line))
  await writeCount(ctx, id, line)
  return true
}

async function writePrice(
  ctx: Writing,
  productId: number,
  held: HeldPrice,
  line: PriceLine,
): Promise<void> {
  const { new_original: full, new_discount: price, starts_at, ends_at } = line
  if (full === null && price === null) return
  ensureMay(ctx, 'products.edit', 'discount_price', texts.mayNotPrice)
  for (const field of ['original_price', 'discount_price'] as const) {
    if (line[field] !== held[field]) refuse(field, texts.priceMoved(line[field], held[field]))
  }
  const wanted = {
    original_price: vnd(full ?? held.original_price),
    discount_price: vnd(price ?? held.discount_price),
  }
  const isSame =
    wanted.original_price === held.original_price && wanted.discount_price === held.discount_price
  if (isSame && starts_at === null && ends_at === null) return
  await planPrice(ctx, productId, { ...wanted, starts_at, ends_at })
}

async function writeCount(ctx: Writing, productId: number, line: PriceLine): Promise<void> {
  const { on_hand: seen, counted } = line
  if (counted === null) return
  ensureMay(ctx, 'stock.adjust', 'line.counted', texts.mayNotCount)
  const isCounted = await countByFile(ctx, productId, { seen, counted })
  if (isCounted) return
  const { onHand, reserved } = await findStock(ctx.db, productId)
  if (onHand !== seen) refuse('line.counted', texts.stockMoved(seen, onHand))
  refuse('line.counted', texts.fewerThanHeld(counted, reserved))
}

/** A plan's fields are cells of the line here. */
async function atCells(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const fields = Object.entries(error.details.fields ?? {}).map(([name, said]) => {
      return [`line.${cells[name] ?? name}`, said] as const
    })
    throw new Refusal(error.code, { ...error.details, fields: Object.fromEntries(fields) })
  }
}

const cells: Readonly<Record<string, string>> = {
  original_price: 'new_original',
  discount_price: 'new_discount',
}

function ensureMay({ by }: Writing, permission: Permission, field: string, message: string): void {
  if (!permissionsOf(by.role).includes(permission)) refuse(field, message)
}

function refuse(field: string, message: string): never {
  throw new Refusal('conflict', { message, fields: { [field]: message } })
}
