import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { OrderStatus, OrderType } from '../status.ts'
import { areReturnable, returnChance, type ReturnChance } from './chance.ts'
import { returnTransitions, type ReturnRequestState } from './states.ts'

const rules = readFileSync(
  new URL('../../../docs/rules/return-requests.md', import.meta.url),
  'utf8',
)
const rows = rules
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

const cases = rows.filter(({ length }) => length === 9).slice(2)
const moves = rows.filter(({ length }) => length === 4).slice(2)

describe('what may be asked for, by docs/rules/return-requests.md', () => {
  test.each(cases)('%s', (_case, ...row) => {
    const [orderType, status, delivered, days, today, lines, requests, expected] = row
    const order = {
      orderType: orderType as OrderType,
      status: status as OrderStatus,
      deliveredOn: delivered === '–' ? null : delivered!,
      lines: partsOf(lines!).map((line, at) => ({ lineNo: at + 1, ...readLine(line) })),
      requests: partsOf(requests!) as ReturnRequestState[],
    }
    const chance = returnChance(order, { returnDays: Number(days), today: today! })
    expect(told(chance)).toBe(expected)
  })

  test('the table of moves is all there is', () => {
    const table = Object.fromEntries(
      moves.map(([from, event, to]) => [event, { from: from!.split(', '), to }]),
    )
    expect(table).toEqual(returnTransitions)
  })
})

test('only pieces that are there are asked for, each line once', () => {
  const chance: ReturnChance = { until: '2026-11-27', lines: [{ lineNo: 1, max: 2 }] }
  expect(areReturnable(chance, [{ lineNo: 1, quantity: 2 }])).toBe(true)
  expect(areReturnable(chance, [{ lineNo: 1, quantity: 3 }])).toBe(false)
  expect(areReturnable(chance, [{ lineNo: 2, quantity: 1 }])).toBe(false)
  const twice = [
    { lineNo: 1, quantity: 1 },
    { lineNo: 1, quantity: 1 },
  ]
  expect(areReturnable(chance, twice)).toBe(false)
  expect(areReturnable({ why: 'open' }, [{ lineNo: 1, quantity: 1 }])).toBe(false)
})

function partsOf(cell: string): string[] {
  return cell === '–' ? [] : cell.split('; ')
}

function readLine(line: string) {
  const [, productType, quantity, returned] = /^(\w+) (\d+)\/(\d+)$/.exec(line)!
  return { productType: productType!, quantity: Number(quantity), returned: Number(returned) }
}

function told(chance: ReturnChance): string {
  if ('why' in chance) return chance.why
  return `${chance.until} ${chance.lines.map(({ lineNo, max }) => `${lineNo}: ${max}`).join(', ')}`
}
