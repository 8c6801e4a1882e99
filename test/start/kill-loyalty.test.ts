import { afterAll, expect, test } from 'vitest'
import type { PlacedOrder } from '#domain/order/api.ts'
import type { Context } from '#server/context.ts'
import { examine } from '#server/doctor.ts'
import { issueBatch } from '#server/genuine/index.ts'
import { saveGifts } from '#server/gift/index.ts'
import { saveMember } from '#server/identity/index.ts'
import {
  earnPoints,
  ensureAccount,
  findActiveProgramme,
  saveProgramme,
} from '#server/loyalty/index.ts'
import { orderJobs } from '#server/order/jobs.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import { testConfig } from '#test/support/test-config.ts'
import { ask, killedShop } from '#test/support/killed-shop.ts'
import { bestSellerAt, pickupOrder, type Bought } from '#test/support/order-at-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { setAllStock } from '#test/support/stock.ts'

const members = 6
const turns = 30
const killAfter = 150
const voucher = { code: 'KILL20K', value: 20_000 }

const shop = killedShop({ SECRET_KEY: testConfig.secretKey })
afterAll(() => shop.end())

test('kill -9 while orders with gifts and vouchers are placed, cancelled, delivered and codes earned', async () => {
  await shop.start()
  const stage = await withDatabase(shop.databaseUrl(), prepare)
  const told = { answers: 0 }
  await Promise.all(stage.tokens.map((token, at) => liveUntilTheEnd(stage, token, at, told)))
  expect(told.answers).toBeGreaterThanOrEqual(killAfter)

  await shop.start()
  await withDatabase(shop.databaseUrl(), async (ctx) => {
    // What the job does a minute later, for whatever the killed worker held in its hands.
    const later = { ...ctx, clock: fixedClock(new Date(Date.now() + 180_000).toISOString()) }
    await orderJobs.find(({ name }) => name === 'sweep-orders')!.run(later)
    const stuck = await ctx.db
      .selectFrom('shop_order')
      .select(['code', 'status'])
      .where('status', 'in', ['burning', 'point_accumulating'])
      .execute()
    expect(stuck).toEqual([])
    expect(await examine(ctx.db)).toEqual([])
  })
})

interface Stage {
  tokens: string[]
  giftId: number
  product: Bought
  codes: string[]
}

/** Members with points, a gift, everybody's voucher and codes: what the demo may not have enough of. */
async function prepare(ctx: Context): Promise<Stage> {
  const at = ctx.clock.now()
  const window = { startsOn: '2020-01-01', endsOn: '2099-12-31' }
  const active = await findActiveProgramme(ctx, ctx.clock.today())
  const programmeId =
    active?.id ?? (await saveProgramme(ctx.db, { name: 'Kill', ...window, tiers: [] }))
  const gift = {
    name: 'Khăn mặt',
    description: '',
    kind: 'gift' as const,
    productCode: 'KILLGIFT',
    pointCost: 10,
    picture: '',
    onHand: 10_000,
  }
  const { giftIds } = await saveGifts(ctx.db, {
    programmeId,
    name: 'Kill',
    ...window,
    gifts: [gift],
  })
  await saveCampaign(ctx.db, {
    name: 'Kill',
    ...voucher,
    kind: 'amount',
    ...window,
    createdAt: at,
  })
  const product = await bestSellerAt(shop)
  await setAllStock(ctx.db, 10_000)
  const row = await ctx.db
    .selectFrom('product')
    .select('product_code')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  const { codes } = await issueBatch(
    ctx,
    { name: 'Kill', kind: 'single', productCode: row.product_code, point: 20 },
    members * turns,
  )
  const tokens: string[] = []
  for (let index = 0; index < members; index += 1) tokens.push(await member(ctx, index))
  return { tokens, giftId: giftIds.get('KILLGIFT')!, product, codes }
}

async function member(ctx: Context, index: number): Promise<string> {
  const phone = `097700010${index}`
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const memberId = await saveMember(ctx, trx, {
      phone,
      password: '135790',
      fullName: 'Nguyễn Thị Lan',
      email: `lan${index}@example.vn`,
      gender: 'female',
      birthday: '1990-05-20',
      jobId: 1,
      healths: [],
      addresses: [],
      consents: {},
    })
    const accountId = await ensureAccount(trx, { phone, memberId: memberId!, at })
    const cause = `adjust:kill-${index}`
    await earnPoints(trx, { accountId, points: 1000, cause, programmeId: null, note: '', at })
  })
  const login = await ask(`${shop.origin()}/api/auth/login`, {
    body: { phone, password: '135790' },
  })
  return (login!.data as { accessToken: string }).accessToken
}

/** Orders, cancels, delivers and earns without pause; in the middle of it the server is killed. */
async function liveUntilTheEnd(
  { giftId, product, codes }: Stage,
  token: string,
  index: number,
  told: { answers: number },
) {
  const call = async (path: string, body: unknown) => {
    const answer = await ask(`${shop.origin()}${path}`, { body, token })
    if (answer) told.answers += 1
    if (told.answers === killAfter) shop.kill()
    return answer
  }
  const move = (code: string, event: string) =>
    ask(`${shop.origin()}/dev/orders/${code}/move`, { form: new URLSearchParams({ event }) })
  for (let turn = 0; turn < turns; turn += 1) {
    const placed = await call('/api/order', {
      ...pickupOrder([product], '0977000100'),
      gifts: [{ id: giftId }],
      vouchers: [voucher.code],
      summary: { payment: product.discount_price - voucher.value },
    })
    const earned = await call('/api/loyalty/membership/requestEarnPoint', {
      code: codes[index * turns + turn],
    })
    if (!placed || !earned) return
    expect(placed.status).toBe(200)
    expect(earned.status).toBe(200)
    const { code } = placed.data as PlacedOrder
    if (turn % 2 === 0) {
      await call(`/api/order/${code}/cancel`, { reason: 'Đổi ý' })
      await move(code, 'cancelAccepted')
    } else {
      await move(code, 'handedToCarrier')
      await move(code, turn % 4 === 1 ? 'deliveredWithPoints' : 'deliveryFailed')
      await move(code, 'goodsBack')
    }
  }
}
