import { describe, expect, it } from 'vitest'
import { mergeRecords, parseHistory, type OrderRecord } from './order-history.ts'

const first: OrderRecord = {
  code: 'DH261121AAAAAA',
  viewToken: 'one',
  createdAt: '2026-11-21T08:00:00.000+07:00',
  total: 895_000,
}
const second: OrderRecord = {
  ...first,
  code: 'DH261122BBBBBB',
  createdAt: '2026-11-22T08:00:00.000+07:00',
}

describe('the order history of a browser', () => {
  it('holds each order once, newest first', () => {
    expect(mergeRecords([first], [second, first])).toEqual([second, first])
  })

  it('keeps the total of an order that is found again by phone', () => {
    const { total: _unknown, ...found } = { ...first, viewToken: 'two' }
    expect(mergeRecords([first], [found])).toEqual([{ ...first, viewToken: 'two' }])
  })

  it('leaves out what cannot be read', () => {
    expect(parseHistory(JSON.stringify([first, { code: 7 }, null]))).toEqual([first])
    expect(parseHistory('{"code":1}')).toEqual([])
    expect(parseHistory('not json')).toEqual([])
    expect(parseHistory(null)).toEqual([])
  })
})
