import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../platform/rows.ts'
import type { CodeNote, FoundCode } from './found-code.ts'

interface FoundRow
  extends
    CamelRow<
      'code_batch',
      | 'id'
      | 'name'
      | 'kind'
      | 'boxes'
      | 'product_code'
      | 'point'
      | 'lot'
      | 'product_expires_on'
      | 'earn_until'
      | 'voucher_campaign_id'
      | 'recall_reason'
    >,
    CamelRow<'code_redemption', 'account_id' | 'channel' | 'place'> {
  hash: Column<'genuine_code', 'code_hash'>
  state: Exclude<Column<'code_batch', 'state'>, 'issuing'>
  usedBy: string | null
  productId: number | null
  isActive: boolean
  earned: Column<'code_redemption', 'point'>
  at: Column<'code_redemption', 'redeemed_at'> | null
}

/** A product may come to the shop after its codes: then it is found by its own code. */
const findWhere = (condition: string) => `
  select c.code_hash as hash, (b.activation = 'all' or exists (select from code_activation v
      where v.batch_id = b.id and c.serial between v.first_serial and v.last_serial)) as "isActive", b.id, b.name, b.kind, b.boxes, b.product_code as "productCode",
    b.point, b.lot,
    coalesce(b.product_id, (select p.id from product p where p.product_code = b.product_code)) as "productId",
    b.product_expires_on as "productExpiresOn", b.earn_until as "earnUntil",
    b.voucher_campaign_id as "voucherCampaignId", b.state, b.recall_reason as "recallReason",
    r.account_id as "accountId", r.channel, r.place, r.point as earned, r.redeemed_at as at,
    (select a.phone from loyalty_account a where a.id = r.account_id) as "usedBy"
  from genuine_code c join code_batch b on b.id = c.batch_id and b.state <> 'issuing'
    left join code_redemption r on r.code_hash = c.code_hash
  where ${condition}`

// One code has a statement of its own: of a list PostgreSQL guesses the length, and plans it anew
// each time, which costs five times the look-up.
const findOne = findWhere('c.code_hash = $1')
const findSeveral = findWhere('c.code_hash = any($1::bytea[])')

export async function listByHash(db: Db, hashes: readonly Buffer[]): Promise<FoundCode[]> {
  const rows =
    hashes.length === 1
      ? await queryRows<FoundRow>(db, findOne, [hashes[0]])
      : await queryRows<FoundRow>(db, findSeveral, [hashes])
  return rows.map(({ hash, isActive, usedBy, accountId, channel, place, earned, at, ...batch }) => {
    const redemption = at && { accountId, channel, place, point: earned, at }
    return { hash, isActive, batch, redemption, usedBy }
  })
}

const notesText = `
  select r.code_hash as hash, r.code_masked as code, b.product_code as "productCode",
    p.name as "productName", b.boxes, r.channel, r.place, r.redeemed_at as at
  from code_redemption r join code_batch b on b.id = r.batch_id
    left join product p on p.product_code = b.product_code
  where r.code_hash = any($1::bytea[])`

export async function listRedeemed(
  db: Db,
  hashes: readonly Buffer[],
): Promise<(CodeNote & { hash: Buffer })[]> {
  return queryRows<CodeNote & { hash: Column<'code_redemption', 'code_hash'> }>(db, notesText, [
    hashes,
  ])
}

export interface RedemptionRow {
  hash: Buffer
  codeMasked: string
  batchId: number
  accountId: number
  channel: 'member' | 'store'
  pharmacyCode: string | null
  place: string
  point: number
  at: Date
}

/**
 * The primary key decides: of any number at once the first one writes, the others wait and write
 * nothing. Nothing is written for a batch that was recalled since its code was looked up either.
 */
const redeemText = `
  insert into code_redemption
    (code_hash, code_masked, batch_id, account_id, channel, store_code, place, point, redeemed_at)
  select $1, $2, b.id, $4, $5, $6, $7, $8, $9
  from code_batch b where b.id = $3 and b.state <> 'recalled'
  on conflict do nothing returning 1`

export async function insertRedemption(trx: Db, one: RedemptionRow): Promise<boolean> {
  const rows = await queryRows(trx, redeemText, [
    one.hash,
    one.codeMasked,
    one.batchId,
    one.accountId,
    one.channel,
    one.pharmacyCode,
    one.place,
    one.point,
    one.at,
  ])
  return rows.length > 0
}

/** The same for a box that came back, also of a recalled batch: nobody earns by it any more. */
const useUpText = `
  insert into code_redemption (code_hash, code_masked, batch_id, channel, place, point, redeemed_at)
  values ($1, $2, $3, 'return', $4, 0, $5)
  on conflict do nothing returning 1`

export async function insertUseByReturn(
  trx: Db,
  one: Pick<RedemptionRow, 'hash' | 'codeMasked' | 'batchId' | 'place' | 'at'>,
): Promise<boolean> {
  const values = [one.hash, one.codeMasked, one.batchId, one.place, one.at]
  return (await queryRows(trx, useUpText, values)).length > 0
}

export interface FirstUse extends Row<'code_redemption', 'channel' | 'place'> {
  /** Null once its owner was erased. */
  phone: Column<'loyalty_account', 'phone'>
  pharmacyCode: Column<'code_redemption', 'store_code'>
  at: Column<'code_redemption', 'redeemed_at'>
}

export async function findFirstUse(db: Db, hash: Buffer): Promise<FirstUse | null> {
  const [row] = await queryRows<FirstUse>(
    db,
    `select a.phone, r.channel, r.store_code as "pharmacyCode", r.place, r.redeemed_at as at
     from code_redemption r left join loyalty_account a on a.id = r.account_id where r.code_hash = $1`,
    [hash],
  )
  return row ?? null
}
