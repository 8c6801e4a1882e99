import { unlistedProductCode } from '#domain/catalog/listing.ts'
import { packWord, pricePerUnit } from '#domain/catalog/packs.ts'
import type { ProductDetail } from '#domain/catalog/api.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Column, Row } from '../platform/rows.ts'

interface PackRow extends Row<'product', 'id' | 'slug' | 'unit'> {
  units: Column<'product', 'pack_units'>
  price: Column<'product', 'discount_price'>
  quantity: number
}

const packsOfFamily = `
  select p.id, p.slug, p.unit, p.pack_units as units, p.discount_price as price,
    coalesce(s.on_hand - s.reserved, 0) as quantity
  from product p left join stock s on s.product_id = p.id
  where p.family = $1 and p.family <> '' and p.published and p.product_type = 'sale'
    and p.product_code <> '${unlistedProductCode}'
  order by p.pack_units`

export interface PackChoice {
  /** Of all packs: their pages show each other. */
  ids: number[]
  packs: ProductDetail['packs']
}

/** The sizes in which a family is sold, the smallest first; none where there is nothing to choose. */
export async function listPacks(db: Db, family: string): Promise<PackChoice> {
  const rows = family === '' ? [] : await queryRows<PackRow>(db, packsOfFamily, [family])
  if (rows.length < 2) return { ids: [], packs: [] }
  const word = packWord(rows)
  return {
    ids: rows.map(({ id }) => id),
    packs: rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      units: row.units,
      word,
      price: vnd(row.price),
      unit_price: pricePerUnit(row),
      sold_out: row.quantity <= 0,
    })),
  }
}
