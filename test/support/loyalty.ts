import { randomBytes } from 'node:crypto'
import type { Endpoint, Input, Output } from '#domain/contract.ts'
import type { Caller } from '#server/context.ts'
import { issueBatch, type BatchTerms } from '#server/genuine/index.ts'
import { findAccount, saveProgramme, type NewProgramme } from '#server/loyalty/index.ts'
import { callLocally } from '#server/platform/http/app.ts'
import { issueVoucher, saveCampaign } from '#server/voucher/index.ts'
import type { TestShop } from './app.ts'
import type { ShelfProduct } from './stock.ts'
import { signedInPharmacy } from './pharmacy.ts'

/** A programme over the year of the tests' clock, with three tiers. */
export function openProgramme(shop: TestShop, change: Partial<NewProgramme> = {}): Promise<number> {
  return saveProgramme(shop.ctx.db, {
    name: 'An Lành 2026',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    tiers: [
      { name: 'Thành viên', pointFrom: 0 },
      { name: 'Bạc', pointFrom: 500 },
      { name: 'Vàng', pointFrom: 2000 },
    ],
    ...change,
  })
}

/** Fresh genuine codes of a product, through the real batch function. */
export async function issueCodes(
  shop: TestShop,
  product: Pick<ShelfProduct, 'slug'>,
  count: number,
  change: Partial<BatchTerms> = {},
): Promise<string[]> {
  const { codes } = await issueBatch(
    shop.ctx,
    {
      name: `test-${randomBytes(6).toString('hex')}`,
      kind: 'single',
      productCode: product.slug.toUpperCase(),
      point: 30,
      lot: '2610A',
      productExpiresOn: '2028-10-31',
      ...change,
    },
    count,
  )
  return codes
}

/** Calls an endpoint as the pharmacy whose session it would be, in process. */
export function callAsPharmacy<E extends Endpoint>(
  { app }: TestShop,
  endpoint: E,
  input: Input<E>,
  change: Partial<Caller> = {},
): Promise<Output<E>> {
  return callLocally(app, endpoint, input, {
    ip: '10.1.0.1',
    requestId: 'at-the-counter',
    idempotencyKey: crypto.randomUUID(),
    pharmacy: signedInPharmacy(),
    ...change,
  })
}

/** A campaign whose vouchers are made for members. */
export function voucherCampaign(
  { ctx }: TestShop,
  change: Partial<Parameters<typeof saveCampaign>[1]> = {},
): Promise<number> {
  return saveCampaign(ctx.db, {
    name: 'Quà kèm tem',
    kind: 'amount',
    value: 20_000,
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    createdAt: ctx.clock.now(),
    ...change,
  })
}

/** Puts a voucher of a campaign into a wallet; its code. */
export async function giveVoucher(
  { ctx }: TestShop,
  accountId: number,
  campaignId: number,
): Promise<string> {
  const terms = { campaignId, accountId, cause: `exchange:${crypto.randomUUID()}` }
  const issued = await ctx.db
    .transaction()
    .execute((trx) => issueVoucher(ctx, trx, { ...terms, at: ctx.clock.now() }))
  return issued!.code
}

/** The account of a phone that has been used somewhere. */
export async function accountOf({ ctx }: TestShop, phone: string): Promise<number> {
  return (await findAccount(ctx.db, { phone }, ctx.clock.today()))!.id
}
