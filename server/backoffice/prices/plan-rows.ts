import { sql } from 'kysely'
import { dropPercent } from '#domain/catalog/prices/drops.ts'
import {
  pricePlans,
  type PricePlan,
  type PricePlanRecord,
} from '#domain/catalog/backoffice/price-plans.ts'
import type { PricePlanPhase } from '#domain/catalog/prices/plan-states.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { findHighest } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { foldedWords, listQuery, partOf } from '../../resource/index.ts'
import { readSetting } from '../../settings/index.ts'

/** Planned prices as they stand at a moment. */
export function listPlansAt(at: Date) {
  const phase = phaseAt(at)
  return listQuery(pricePlans, {
    rows: (db: Db) => rowsAt(db, at),
    search: [foldedWords('p.name_words'), partOf('p.product_code')],
    filters: {
      phase: (row, wanted) => row(phase, '=', wanted),
      product: (row, id) => row('j.product_id', '=', id),
    },
    sorts: {
      // What waits first, then what is to come and what holds, then the newest.
      phase: sql`case ${phase} when 'waiting' then 0 when 'planned' then 1 when 'inForce' then 2 else 3 end
        * 4294967296 + (case when ${phase} in ('waiting', 'planned') then j.id else 2147483647 - j.id end)`,
      newest: sql`-j.id`,
      start: sql`coalesce(j.starts_at, '-infinity')`,
    },
    tie: 'j.id',
  })
}

/** One planned price with all that its page says. */
export async function findPlan(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<PricePlanRecord | null> {
  const at = clock.now()
  const row = await rowsAt(db, at)
    .innerJoin('staff_user as e', 'e.id', 'j.edited_by')
    .select([
      'j.decided_at',
      'j.decided_why',
      'e.full_name as edited_by',
      'p.original_price as original_now',
    ])
    .where('j.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const rules = await readSetting(db, 'priceDrops')
  const { product_id: productId } = row
  const highest = await findHighest(db, { productId, at, counted: rules.days })
  return {
    ...toPlan(row),
    edited_by: row.edited_by,
    decided_at: row.decided_at && toVietnamIso(row.decided_at),
    decided_why: row.decided_why,
    original_now: vnd(row.original_now),
    highest: vnd(highest),
    drop: dropPercent(highest, row.discount_price),
    limit: rules.percent,
  }
}

function phaseAt(at: Date) {
  return sql<PricePlanPhase>`case
    when j.state <> 'planned' then j.state
    when j.starts_at > ${at}::timestamptz then 'planned'
    when j.ends_at <= ${at}::timestamptz then 'past'
    when exists (select from product_price n where n.product_id = j.product_id and n.starts_at > j.starts_at
      and n.starts_at <= ${at}::timestamptz) then 'past'
    else 'inForce' end`
}

function rowsAt(db: Db, at: Date) {
  return db
    .selectFrom('price_plan as j')
    .innerJoin('product as p', 'p.id', 'j.product_id')
    .innerJoin('staff_user as s', 's.id', 'j.proposed_by')
    .leftJoin('staff_user as d', 'd.id', 'j.decided_by')
    .select([
      'j.id',
      'j.version',
      'j.product_id',
      'p.product_code',
      'p.name as product_name',
      'j.original_price',
      'j.discount_price',
      'j.starts_at',
      'j.ends_at',
      phaseAt(at).as('phase'),
      'p.discount_price as price_now',
      's.full_name as proposed_by',
      'j.proposed_at',
      'd.full_name as decided_by',
      'j.small',
      'j.proposed_by as proposer',
      'j.edited_by as editor',
      'j.reason',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsAt>['execute']>>[number]

/** A row as the wire has it. */
export function toPlan({ proposer, editor, ...row }: Row): PricePlan {
  return {
    id: row.id,
    version: row.version,
    product_id: row.product_id,
    product_code: row.product_code,
    product_name: row.product_name,
    original_price: vnd(row.original_price),
    discount_price: vnd(row.discount_price),
    starts_at: row.starts_at && toVietnamIso(row.starts_at),
    ends_at: row.ends_at && toVietnamIso(row.ends_at),
    phase: row.phase,
    price_now: vnd(row.price_now),
    proposed_by: row.proposed_by,
    proposed_at: toVietnamIso(row.proposed_at),
    decided_by: row.decided_by ?? '',
    small: row.small,
    authors: [...new Set([proposer, editor])],
    reason: row.reason,
  }
}
