import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import giftRules from '../../docs/rules/gifts.md?raw'
import { figure, workedTable } from '../cart/worked-table.ts'
import { adviceLines, adviseOnGift, type AdviceQuestion } from './advice.ts'
import { canAddGift, type GiftQuestion } from './adding.ts'
import { canToggleGift, isSelectionChanged, startSelection, toggleGift } from './editor.ts'

describe('adding a gift: the worked table of docs/rules/gifts.md', () => {
  it.each(workedTable(giftRules, 'case'))('$case', (row) => {
    expect(canAddGift(toQuestion(row))).toBe(row['may'])
  })

  it('never lets more points be promised than can be used', () => {
    fc.assert(
      fc.property(anyCount, anyCount, anyCount, fc.integer({ min: 1, max: 9 }), (...figures) => {
        const [target, pointCanUse, pointsInCart, quantity] = figures
        const answer = canAddGift({
          gift: { target, remaining: 100 },
          pointCanUse,
          pointsInCart,
          quantity,
          today: '2026-11-21',
          window: null,
          takenByMember: 0,
          inCart: 0,
        })
        expect(answer === 'ok').toBe(pointsInCart + target * quantity <= pointCanUse)
      }),
    )
  })

  it('tells a spent allowance of the promotion from missing points', () => {
    const question = toQuestion(workedTable(giftRules, 'case')[0]!)
    expect(canAddGift({ ...question, promotionLeft: 799 })).toBe('promotionLimit')
    expect(canAddGift({ ...question, promotionLeft: 800 })).toBe('ok')
    expect(canAddGift({ ...question, promotionLeft: null })).toBe('ok')
  })
})

describe('the gift editor', () => {
  const cartGifts = [{ id: 3 }, { id: 7 }]
  const start = startSelection(cartGifts)

  test("starts with the cart's gifts, unchanged", () => {
    expect([...start]).toEqual([3, 7])
    expect(isSelectionChanged(start, cartGifts)).toBe(false)
  })

  test('always lets a gift be unchecked, and then be updated', () => {
    const without = toggleGift(start, 3, cartGifts)
    expect([...without]).toEqual([7])
    expect(isSelectionChanged(without, cartGifts)).toBe(true)
    expect(isSelectionChanged(toggleGift(without, 7, cartGifts), cartGifts)).toBe(true)
  })

  test('never lets a new gift be checked', () => {
    expect(canToggleGift(start, 9, cartGifts)).toBe(false)
    expect(toggleGift(start, 9, cartGifts)).toBe(start)
  })

  test('takes a gift back that was unchecked a moment ago: then nothing differs', () => {
    const back = toggleGift(toggleGift(start, 3, cartGifts), 3, cartGifts)
    expect(isSelectionChanged(back, cartGifts)).toBe(false)
  })
})

describe('the live line: the worked table of docs/rules/gifts.md', () => {
  it.each(workedTable(giftRules.split('## 3.')[1]!, 'case'))('$case', (row) => {
    const advice = adviseOnGift(toAdviceQuestion(row))
    expect({
      missing: advice.missing,
      remove: advice.remove.map((gift) => gift.name).join('; '),
      buy: advice.buy ? `${advice.buy.count} ${advice.buy.product.name}` : '',
    }).toEqual({
      missing: figure(row['missing']!),
      remove: dashless(row['take out']!),
      buy: dashless(row['buy']!),
    })
  })

  it('says it in words, and nothing when the gift fits', () => {
    const wanted = { id: 1, pointCost: 800 }
    const khan = { id: 2, name: 'Khăn', pointCost: 300, quantity: 1 }
    const jex = { id: 9, name: 'JEX', price: 295_000, estimatedPoint: 30 }
    const question = { wanted, pointCanUse: 980, cartGifts: [khan], cartLines: [] }
    expect(adviceLines(adviseOnGift({ ...question, offered: [jex] }))).toEqual([
      'Còn thiếu 120 điểm',
      'Bỏ Khăn là đủ điểm',
      'Mua thêm 4 JEX là đủ điểm',
    ])
    const enough = { ...question, cartLines: [{ ...jex, quantity: 4 }] }
    expect(adviceLines(adviseOnGift(enough))).toContain(
      'Đơn này hoàn tất sẽ mang về 120 điểm, đủ để đổi',
    )
    expect(adviceLines(adviseOnGift({ ...question, pointCanUse: 1100 }))).toEqual([])
  })

  it('recommends what really makes the gift fit', () => {
    fc.assert(
      fc.property(anyCartGifts, anyCount, anyCount, (cartGifts, pointCost, pointCanUse) => {
        const question = { wanted: { id: 0, pointCost }, pointCanUse, cartGifts, cartLines: [] }
        const { missing, remove } = adviseOnGift(question)
        const room = remove.reduce((sum, gift) => sum + gift.pointCost * gift.quantity, 0)
        if (remove.length > 0) expect(room).toBeGreaterThanOrEqual(missing)
        expect(new Set(remove).size).toBe(remove.length)
      }),
    )
  })
})

const anyCount = fc.integer({ min: 1, max: 5000 })
const anyCartGifts = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 99 }),
    name: fc.constantFrom('Khăn', 'Ô', 'Túi'),
    pointCost: anyCount,
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 8 },
)

function toQuestion(row: Record<string, string>): GiftQuestion {
  const [start, end] = dashless(row['window']!).split(' – ')
  return {
    gift: {
      target: figure(row['costs']!),
      remaining: figure(row['left']!),
      ...(row['limit'] === '–' ? {} : { per_member_limit: figure(row['limit']!) }),
    },
    pointCanUse: figure(row['can use']!),
    pointsInCart: figure(row['promised']!),
    window: end ? { start_date: start!, expired_date: end } : null,
    today: row['today']!,
    takenByMember: figure(row['taken']!),
    inCart: figure(row['in cart']!),
    quantity: figure(row['asked']!),
  }
}

/** A gift is `NAME cost`, a product `NAME đồng points`, in the cart `× quantity`. */
function toAdviceQuestion(row: Record<string, string>): AdviceQuestion {
  return {
    wanted: { id: 0, pointCost: figure(row['costs']!) },
    pointCanUse: figure(row['can use']!),
    cartGifts: listOf(row['cart gifts']!).map(([name, cost], index) => ({
      id: index + 1,
      name: name!,
      pointCost: figure(cost!),
      quantity: 1,
    })),
    cartLines: listOf(row['cart goods']!).map((words, index) => ({
      ...toProduct(words, index),
      quantity: figure(words[4]!),
    })),
    offered: listOf(row['offered']!).map(toProduct),
  }
}

function toProduct([name, price, points]: string[], index: number) {
  return { id: index + 1, name: name!, price: figure(price!), estimatedPoint: figure(points!) }
}

function listOf(cell: string): string[][] {
  if (cell === '–') return []
  return cell.split('; ').map((item) => item.split(' '))
}

function dashless(cell: string): string {
  return cell === '–' ? '' : cell
}
