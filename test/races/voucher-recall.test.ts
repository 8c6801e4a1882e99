import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, type PlacedOrder } from '#domain/order/api.ts'
import { printVouchers, recallVouchers, voucherCampaigns } from '#domain/voucher/backoffice.ts'
import { examine } from '#server/doctor.ts'
import { moveByHand } from '#server/order/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { refusalOf } from '#test/support/members.ts'
import { listenToEvents, orderBody } from '#test/support/order-lives.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'

const each = 6
const saved = 50_000
const reason = 'Tờ rơi tháng 11'

let shop: TestShop
let staff: StaffMember
let product: ShelfProduct
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  staff = await hireStaff(shop)
  product = (await addStock(shop.ctx.db, [{ code: 'THUHOI', onHand: 100 }]))[0]!
})
afterAll(() => shop.close())

test.each([1, 2, 3])(
  'a recall among orders that take, hand over and give back its codes, round %i: each code ends on one side',
  async () => {
    const { id, series, codes } = await print(4 * each)
    const [cancelled, delivered] = [codes.slice(0, each), codes.slice(each, 2 * each)]
    const given = await Promise.all([...cancelled, ...delivered].map(order))
    const wanted = codes.slice(2 * each, 3 * each)
    const recall = () =>
      shop.call(recallVouchers, { id, series, reason }, { headers: staff.headers })
    const [taken, recalls] = await Promise.all([
      Promise.all(wanted.map(tryToOrder)),
      Promise.all([recall(), recall(), recall()]),
      ...given.slice(0, each).map(cancel),
      ...given
        .slice(each)
        .map(({ code }) => moveByHand(shop.ctx, code, 'handedToCarrier', 'staff:x')),
    ])
    await listenToEvents(shop)
    expect(await examine(shop.ctx.db)).toEqual([])

    const orders = taken.filter((made) => typeof made !== 'string')
    expect(await seriesOf(id)).toEqual({
      printed: 4 * each,
      free: 0,
      used: each + orders.length,
      recalled: 3 * each - orders.length,
    })
    // Each code was recalled by one of the three, or when its order gave it back.
    const atOnce = recalls.reduce((sum, { recalled }) => sum + recalled, 0)
    expect(atOnce).toBeGreaterThanOrEqual(2 * each - orders.length)
    expect(atOnce).toBeLessThanOrEqual(3 * each - orders.length)

    for (const made of orders) await cancel(made)
    await listenToEvents(shop)
    expect(await seriesOf(id)).toMatchObject({ free: 0, used: each, recalled: 3 * each })
    for (const code of codes) expect(await tryToOrder(code)).toBe('voucherMemberInvalid')
    expect(await examine(shop.ctx.db)).toEqual([])
  },
)

const body = (code: string) => orderBody([{ product, quantity: 1 }], { vouchers: [code], saved })
const order = (code: string): Promise<PlacedOrder> => shop.call(placeOrder, body(code))

/** The order, or why there is none. */
async function tryToOrder(code: string): Promise<PlacedOrder | string> {
  let made: PlacedOrder | null = null
  const refused = await refusalOf(order(code).then((placed) => void (made = placed)))
  return made ?? refused
}

const cancel = ({ code }: PlacedOrder) => moveByHand(shop.ctx, code, 'staffCancelled', 'staff:x')

/** A campaign with a series of so many printed codes. */
async function print(count: number) {
  const { headers } = staff
  // So few that nobody else has to approve it.
  const limits = { total_limit: 100 }
  const terms = { name: reason, kind: 'amount' as const, value: saved, published: true, reason }
  const days = { starts_on: '2026-11-01', ends_on: '2026-12-31' }
  const { id } = await shop.call(
    voucherCampaigns.create,
    { ...terms, ...days, ...limits },
    { headers },
  )
  const key = await generateX25519Identity()
  const asked = { id, count, recipient: await identityToRecipient(key), reason }
  const { series } = await shop.call(printVouchers, asked, { headers })
  const url = `/api/admin/voucher-campaigns/${id}/series/${series}`
  const { rawPayload } = await shop.app.fastify.inject({ url, headers })
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  const codes = (await decrypter.decrypt(rawPayload, 'text')).trimEnd().split('\n')
  return { id, series, codes }
}

async function seriesOf(id: number) {
  const { series } = await shop.call(voucherCampaigns.get, { id }, { headers: staff.headers })
  const { printed, free, used, recalled } = series[0]!
  return { printed, free, used, recalled }
}
