import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  applyVoucher,
  cancelVoucherLog,
  getPharmacyStatistics,
  listVoucherLog,
} from '#domain/counter/api.ts'
import { getMembership, pharmacyEarnWithCodes } from '#domain/membership/api.ts'
import { placeOrder } from '#domain/order/api.ts'
import { examine } from '#server/doctor.ts'
import { saveCampaign, type NewCampaign } from '#server/voucher/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { printedVouchers, proveAtCounter } from '#test/support/counter-vouchers.ts'
import {
  accountOf,
  callAsPharmacy,
  giveVoucher,
  issueCodes,
  openProgramme,
} from '#test/support/loyalty.ts'
import { openMemberShop, registerMember, type Member } from '#test/support/members.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { signedInPharmacy } from '#test/support/pharmacy.ts'

let shop: TestShop
let jex: ShelfProduct
let lan: Member
let nth = 0

const counters = ['NT1', 'NT2', 'NT3'].map((code) =>
  signedInPharmacy({ code, username: `${code.toLowerCase()}.hoa` }),
)
const today = { from: '2026-11-21', to: '2026-11-21' }

beforeAll(async () => {
  shop = await openMemberShop()
  ;[jex] = (await addStock(shop.ctx.db, [{ code: 'JEX30' }])) as [ShelfProduct]
  await openProgramme(shop)
  lan = await registerMember(shop, '0912345001')
  await shop.call(getMembership, {}, lan)
})
afterAll(() => shop.close())

function campaign(change: Partial<NewCampaign> = {}): Promise<number> {
  return saveCampaign(shop.ctx.db, {
    name: `Quầy ${(nth += 1)}`,
    kind: 'amount',
    value: 20_000,
    counter: 'offer',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    createdAt: shop.ctx.clock.now(),
    ...change,
  })
}

/** `used`, or the words that say why not; everybody's code comes with the customer's. */
function use(
  voucherCode: string,
  at: number,
  phone: string = lan.phone,
  otp?: string,
): Promise<string> {
  const pharmacy = counters[at % counters.length]!
  const input = { phone, voucherCode, ...(otp === undefined ? {} : { otp }) }
  return callAsPharmacy(shop, applyVoucher, input, { pharmacy }).then(
    ({ status }) => status,
    (error: { details: { fields: Record<string, string> } }) =>
      error.details.fields['voucherCode']!,
  )
}

async function usedOnes(): Promise<number> {
  let count = 0
  for (const pharmacy of counters) {
    count += (await callAsPharmacy(shop, listVoucherLog, {}, { pharmacy })).summary.used
  }
  return count
}

test('one voucher shown at 20 counters at once is used at one', async () => {
  const code = await giveVoucher(shop, await accountOf(shop, lan.phone), await campaign())
  const before = await usedOnes()
  const results = await Promise.all(Array.from({ length: 20 }, (_, at) => use(code, at)))
  expect(results.filter((result) => result === 'used')).toHaveLength(1)
  expect(await usedOnes()).toBe(before + 1)
})

test('the last five uses of everybody’s code, asked for 20 times at once: five get one', async () => {
  await campaign({ code: 'NAMLUOT', totalLimit: 5 })
  const phones = Array.from({ length: 20 }, (_, at) => `09110000${10 + at}`)
  const proved = await Promise.all(
    phones.map((phone, at) => {
      return proveAtCounter(shop, { phone, voucherCode: 'NAMLUOT' }, counters[at % counters.length])
    }),
  )
  const results = await Promise.all(
    phones.map((phone, at) => use('NAMLUOT', at, phone, proved[at])),
  )
  expect(results.filter((result) => result === 'used')).toHaveLength(5)
})

test('the same voucher in an order and at a counter at the same time: one of them has it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const code = await giveVoucher(shop, await accountOf(shop, lan.phone), await campaign())
    const order = {
      ...guestOrder([{ product: jex }], lan.phone),
      vouchers: [code],
      summary: { payment: jex.discountPrice - 20_000 },
    }
    const [ordered, used] = await Promise.all([
      shop.call(placeOrder, order, lan).then(
        () => 1,
        () => 0,
      ),
      use(code, round),
    ])
    expect(ordered + Number(used === 'used')).toBe(1)
  }
})

test('used and taken back over and over, in whatever turns: every sum can be proved', async () => {
  const vouchers = await printedVouchers(shop.ctx, await campaign(), 32)
  const pharmacy = { ...counters[0]!, role: 'owner' as const }
  const turns = Array.from({ length: 8 }, async (_, at) => {
    for (let round = 0; round < 4; round += 1) {
      const input = { phone: `09120000${10 + at}`, voucherCode: vouchers[at * 4 + round]! }
      const { id } = await callAsPharmacy(shop, applyVoucher, input, { pharmacy })
      if ((at + round) % 2 === 0) continue
      const cancel = { id, reason: 'Nhầm khách' }
      await Promise.allSettled([
        callAsPharmacy(shop, cancelVoucherLog, cancel, { pharmacy }),
        callAsPharmacy(shop, cancelVoucherLog, cancel, { pharmacy }),
      ])
    }
  })
  await Promise.all(turns)
  const { totals } = await callAsPharmacy(shop, getPharmacyStatistics, today, { pharmacy })
  const { summary } = await callAsPharmacy(shop, listVoucherLog, {}, { pharmacy })
  expect(totals.offers).toBe(summary.used)
  expect(totals.saved).toBe(summary.saved)
})

test('codes and vouchers of one pharmacy at once never wait in a circle', async () => {
  const vouchers = await printedVouchers(shop.ctx, await campaign(), 12)
  const codes = await issueCodes(shop, jex, 24)
  const pharmacy = counters[1]!
  await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const own = at % 2 ? codes : codes.toReversed()
      const phone = `09130000${10 + at}`
      if (at % 3 === 0) return use(vouchers[at]!, 1, phone)
      return callAsPharmacy(
        shop,
        pharmacyEarnWithCodes,
        { phone, codes: own.slice(0, 20) },
        { pharmacy },
      )
    }),
  )
  expect(await examine(shop.ctx.db)).toEqual([])
})
