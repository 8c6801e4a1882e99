import { describe, expect, it } from 'vitest'
import { refusals, type RefusalCode } from '#domain/errors.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { ApiError } from '#web/api.ts'
import { feeOfRefusal, newsOfCheck, newsOfRefusal } from './order-news.ts'
import { orderProblem } from './order-problem.ts'

describe('what a refused order tells of its lines', () => {
  it('outOfStock: what is left, by product id', () => {
    expect(newsOfRefusal(refusal('outOfStock', { fields: { '3': '2', '7': '0' } }))).toEqual([
      { id: 3, available: 2 },
      { id: 7, available: 0 },
    ])
  })

  it('priceChanged: the current prices', () => {
    const line = { id: 3, original_price: 330_000, discount_price: 310_000, quantity: 2 }
    expect(newsOfRefusal(refusal('priceChanged', { current: [line] }))).toEqual([
      { id: 3, original_price: 330_000, discount_price: 310_000 },
    ])
    expect(newsOfRefusal(refusal('priceChanged', { current: 'broken' }))).toEqual([])
  })

  it('priceChanged: what delivery costs, where it says so', () => {
    expect(feeOfRefusal(refusal('priceChanged', { fields: { shipping_fee: '15000' } }))).toBe(
      15_000,
    )
    expect(feeOfRefusal(refusal('priceChanged'))).toBeNull()
    expect(feeOfRefusal(refusal('outOfStock', { fields: { shipping_fee: '1' } }))).toBeNull()
  })

  it('productUnavailable: what is gone', () => {
    const gone = refusal('productUnavailable', { fields: { '3': 'Sản phẩm hiện không còn bán' } })
    expect(newsOfRefusal(gone)).toEqual([{ id: 3, removed: true }])
  })

  it('anything else: nothing', () => {
    expect(newsOfRefusal(refusal('busy'))).toEqual([])
  })

  it('a check tells all of every line', () => {
    const checked = {
      id: 3,
      original_price: vnd(330_000),
      discount_price: vnd(295_000),
      quantity_available: 4,
      changed: true,
      removed: false,
    }
    expect(newsOfCheck([checked])).toEqual([
      { id: 3, original_price: 330_000, discount_price: 295_000, available: 4, removed: false },
    ])
  })
})

describe('what the shopper is told to do', () => {
  it('offline and busy: again later, nothing is lost, nothing is sent twice', () => {
    expect(orderProblem(offline).text).toMatch(/kết nối mạng.*giữ nguyên.*không bị gửi hai lần/)
    expect(orderProblem(refusal('busy')).text).toMatch(/đang bận.*giữ nguyên/)
  })

  it('too many orders: in how many minutes', () => {
    expect(orderProblem(refusal('rateLimited'), { retryAfter: 601 }).text).toContain('sau 11 phút')
    expect(orderProblem(refusal('rateLimited')).text).toContain('sau ít phút')
  })

  it('a gift that cannot be had: which and why, and the gifts are looked at again', () => {
    const fields = { 9: 'Quà này vừa được đổi hết.' }
    const gifts = [{ id: 9, name: 'Bình giữ nhiệt' }]
    expect(orderProblem(refusal('giftOutOfStock', { fields }), { gifts })).toEqual({
      text: 'Bình giữ nhiệt: Quà này vừa được đổi hết. Quý khách xem lại phần quà rồi bấm “Đặt hàng”.',
      gifts: true,
    })
    for (const code of ['notEnoughPoints', 'exchangeQuotaUsed', 'exchangeNotActive'] as const) {
      expect(orderProblem(refusal(code), { gifts })).toMatchObject({ gifts: true })
    }
    expect(orderProblem(refusal('membershipLocked'))).toMatchObject({ call: true, gifts: true })
  })

  it('a saving that changed alone: look at the total again', () => {
    expect(orderProblem(refusal('priceChanged')).text).toContain('voucher vừa thay đổi')
  })

  it('bad input: where to mend it', () => {
    const at = (name: string) =>
      orderProblem(refusal('invalidInput', { fields: { [name]: 'sai' } })).at
    expect(at('ward_id')).toBe('destination')
    expect(at('receiver_phone')).toBe('receiver')
    expect(at('note')).toBeUndefined()
  })
})

const offline = new ApiError({ status: 0, code: 'offline', message: '' })

function refusal(
  code: RefusalCode,
  details: { fields?: Record<string, string>; current?: unknown } = {},
): ApiError {
  return new ApiError({ ...refusals[code], code, ...details })
}
