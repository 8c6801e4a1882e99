import { describe, expect, it } from 'vitest'
import { formatTypedDay, problemOfTypedDay, readTypedDay } from './typed-day.ts'

describe('a typed day', () => {
  it.each([
    ['2', '2'],
    ['25', '25'],
    ['25/', '25/'],
    ['250', '25/0'],
    ['2508', '25/08'],
    ['25/081', '25/08/1'],
    ['25081980', '25/08/1980'],
    ['250819801', '25/08/1980'],
    ['25/8/1980', '25/8/1980'],
    ['25-8-1980', '25/8/1980'],
    ['25.08.1980', '25/08/1980'],
    ['//25', '25'],
    ['ngày 5/6', '5/6'],
    ['1980-08-25', '25/08/1980'],
  ])('%s stands there as %s', (typed, shown) => expect(formatTypedDay(typed)).toBe(shown))

  it('is a day only when a calendar has it', () => {
    expect(readTypedDay('5/6/2026')).toBe('2026-06-05')
    expect(readTypedDay('29/02/2028')).toBe('2028-02-29')
    for (const typed of ['', '29/02/2026', '31/04/2026', '00/01/2026', '01/13/2026', '1/1/26'])
      expect(readTypedDay(typed), typed).toBeUndefined()
  })

  it('that will not do is told why', () => {
    const bounds = { min: '2026-11-24', max: '2026-12-31' }
    expect(problemOfTypedDay('', bounds)).toBeNull()
    expect(problemOfTypedDay('24/11/2026', bounds)).toBeNull()
    expect(problemOfTypedDay('24/11', bounds)).toContain('ví dụ 23/11/2026')
    expect(problemOfTypedDay('30/02/2027', bounds)).toBe('Ngày này không có trên lịch')
    expect(problemOfTypedDay('23/11/2026', bounds)).toBe('Chọn ngày từ 24/11/2026 trở đi')
    expect(problemOfTypedDay('1/1/2027', bounds)).toBe('Chọn ngày muộn nhất là 31/12/2026')
  })
})
