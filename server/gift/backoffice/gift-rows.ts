import { sql } from 'kysely'
import {
  gifts,
  type DeskGift,
  type DeskGiftFields as Fields,
  type DeskGiftRecord,
} from '#domain/gift/backoffice/gifts.ts'
import { toVietnamIso, type VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Row } from '../../platform/rows.ts'
import { approvalColumns, windowTimeIn } from '../../resource/index.ts'
import { remainingOf } from '../queries.ts'

/** Lines of the list, before what waits is said instead: `toDeskGift`. */
export function giftRows(db: Db, today: VietnamDay) {
  return db
    .selectFrom('gift as g')
    .innerJoin('exchange_promotion as p', (join) =>
      join.on(sql<boolean>`p.id = coalesce((g.draft->>'promotion_id')::int, g.promotion_id)`),
    )
    .select([
      'g.id',
      'g.version',
      'g.draft',
      'g.name',
      'g.product_code',
      'g.kind',
      'g.promotion_id',
      'g.voucher_campaign_id',
      'g.point_cost',
      'g.unit_cost',
      'g.per_member_limit',
      'g.total_limit',
      'g.description',
      'g.picture',
      'g.sort',
      'p.name as promotion',
      'p.starts_on',
      'p.ends_on',
      windowTimeIn('p', today).as('time'),
      approvalColumns('g').approval.as('approval'),
      'g.on_hand',
      'g.reserved',
      sql<number>`${sql.raw(remainingOf('g'))}`.as('remaining'),
      'g.exchanged',
    ])
}

type GiftDeskRow = Omit<Row<'gift'>, 'approved_by' | 'approved_authors'> & {
  promotion: string
  starts_on: VietnamDay
  ends_on: VietnamDay
  campaign: string | null
  draft_by: string | null
  approved_name: string | null
  remaining: number
  held: number
  burnt: number
  given: number
  returned: number
}

const sumOf = (state: string) =>
  `(select coalesce(sum(e.quantity), 0)::int from gift_exchange e
    where e.gift_id = g.id and e.state = '${state}') as ${state}`

const columns = `
  g.*, p.name as promotion, p.starts_on, p.ends_on, ${remainingOf('g')} as remaining,
  (select c.name from voucher_campaign c
    where c.id = coalesce((g.draft->>'voucher_campaign_id')::int, g.voucher_campaign_id)) as campaign,
  (select string_agg(u.full_name, ', ' order by u.full_name) from staff_user u
    where u.id = any(g.draft_authors)) as draft_by,
  (select u.full_name from staff_user u where u.id = g.approved_by) as approved_name,
  ${['held', 'burnt', 'given', 'returned'].map(sumOf).join(', ')}`

const one = `
  select ${columns} from gift g
  join exchange_promotion p on p.id = coalesce((g.draft->>'promotion_id')::int, g.promotion_id)
  where g.id = $1`

export async function findGiftDesk(db: Db, id: number): Promise<GiftDeskRow | null> {
  return (await queryRows<GiftDeskRow>(db, one, [id]))[0] ?? null
}

/** What the shop goes by, as the form has it. */
export function liveGiftOf(row: LiveGift): Fields {
  return {
    name: row.name,
    product_code: row.product_code,
    promotion_id: row.promotion_id,
    kind: row.kind,
    voucher_campaign_id: row.voucher_campaign_id ?? undefined,
    point_cost: row.point_cost,
    unit_cost: row.unit_cost ?? undefined,
    per_member_limit: row.per_member_limit ?? undefined,
    total_limit: row.total_limit ?? undefined,
    description: row.description,
    picture: row.picture,
    sort: row.sort,
  }
}

/** What people write of it: that of the draft where one waits. */
export function giftFieldsOf(row: LiveGift & { draft: unknown }): Fields {
  return row.draft === null ? liveGiftOf(row) : gifts.fields.parse(row.draft)
}

/** A line of the list as it is sent. */
export function toDeskGift(row: ListedGift): DeskGift {
  const { id, version, promotion, approval, on_hand, reserved, remaining, exchanged } = row
  const counts = { on_hand, reserved, remaining, exchanged }
  const window = { starts_on: row.starts_on, ends_on: row.ends_on, time: row.time }
  return { id, version, ...giftFieldsOf(row), promotion, ...window, approval, ...counts }
}

type ListedGift = Awaited<ReturnType<ReturnType<typeof giftRows>['execute']>>[number]

type LiveGift = Row<
  'gift',
  | 'name'
  | 'product_code'
  | 'promotion_id'
  | 'kind'
  | 'voucher_campaign_id'
  | 'point_cost'
  | 'unit_cost'
  | 'per_member_limit'
  | 'total_limit'
  | 'description'
  | 'picture'
  | 'sort'
>

export async function insertGiftDraft(trx: Db, fields: Fields): Promise<number> {
  const { id } = await trx
    .insertInto('gift')
    .values({ ...columnsOf(fields), published: false, opened: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The row is held. */
export async function writeGift(trx: Db, id: number, fields: Fields): Promise<void> {
  await trx.updateTable('gift').set(columnsOf(fields)).where('id', '=', id).execute()
}

function columnsOf({
  unit_cost,
  voucher_campaign_id,
  per_member_limit,
  total_limit,
  ...fields
}: Fields) {
  return {
    ...fields,
    unit_cost: unit_cost ?? null,
    voucher_campaign_id: voucher_campaign_id ?? null,
    per_member_limit: per_member_limit ?? null,
    total_limit: total_limit ?? null,
  }
}

type Movement = DeskGiftRecord['movements'][number]
type MovementRow = Omit<Movement, 'at'> & { at: Date }

const movements = `
  select m.id::int as id, m.kind, m.change, m.on_hand, m.reason, coalesce(u.full_name, '') as by, m.at
  from gift_movement m left join staff_user u on u.id = m.staff_id
  where m.gift_id = $1 order by m.id desc limit 20`

/** The last changes of a gift's stock, newest first. */
export async function listGiftMovements(db: Db, giftId: number): Promise<Movement[]> {
  const rows = await queryRows<MovementRow>(db, movements, [giftId])
  return rows.map(({ at, ...row }) => ({ ...row, at: toVietnamIso(at) }))
}

interface Counted {
  id: number
  version: number
  seen: number
  counted: number
  reason: string
  by: number
  at: Date
}

/**
 * What was counted becomes the stock, with its line among the movements; false where it moved since it was seen,
 * or is less than what members were promised: the row itself decides.
 */
export async function setStock(trx: Db, counted: Counted): Promise<boolean> {
  const rows = await queryRows(
    trx,
    `with counted as (
       update gift set on_hand = $4, version = version + 1
       where id = $1 and version = $2 and on_hand = $3 and reserved <= $4
       returning id, on_hand
     )
     insert into gift_movement (gift_id, kind, change, on_hand, reason, staff_id, at)
     select id, 'count', on_hand - $3, on_hand, $5, $6, $7 from counted returning id`,
    [
      counted.id,
      counted.version,
      counted.seen,
      counted.counted,
      counted.reason,
      counted.by,
      counted.at,
    ],
  )
  return rows.length === 1
}

/** Gifts of these codes, in the shop or in a draft. */
export function listGiftsByCodes(db: Db, today: VietnamDay, codes: readonly string[]) {
  const wanted = codes.map((code) => code.toUpperCase())
  return giftRows(db, today)
    .where(
      sql<boolean>`coalesce(g.draft->>'product_code', g.product_code) = any(${wanted}::text[])`,
    )
    .execute()
}

/** The gift of another id that has this code, in the shop or in a draft. */
export async function isCodeTaken(trx: Db, code: string, id: number): Promise<boolean> {
  const rows = await queryRows(
    trx,
    `select from gift where id <> $2 and (product_code = $1 or draft->>'product_code' = $1) limit 1`,
    [code, id],
  )
  return rows.length > 0
}

export async function listChoices(db: Db) {
  const [programmes, promotions, campaigns] = await Promise.all([
    db
      .selectFrom('loyalty_programme')
      .select(['id', 'name'])
      .orderBy('starts_on', 'desc')
      .execute(),
    db
      .selectFrom('exchange_promotion')
      .select(['id', 'name'])
      .orderBy('starts_on', 'desc')
      .orderBy('id', 'desc')
      .limit(200)
      .execute(),
    db
      .selectFrom('voucher_campaign')
      .select(['id', 'name'])
      .where('code', 'is', null)
      .orderBy('id', 'desc')
      .limit(300)
      .execute(),
  ])
  return { programmes, promotions, campaigns }
}
