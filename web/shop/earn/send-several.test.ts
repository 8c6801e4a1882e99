import { describe, expect, test } from 'vitest'
import { maxCodes, readList } from './send-several.ts'
import { fitInto } from '#web/features/photo/small-photo.ts'

describe('a list of codes', () => {
  test('takes each code once', () => {
    expect(readList('JJ34KM9QX7K4\njj34km9qx7k4\nAL34KM9QX7K4')).toEqual({
      codes: ['JJ34KM9QX7K4', 'AL34KM9QX7K4'],
      problem: '',
    })
  })

  test('names the line that is wrong', () => {
    expect(readList('JJ34KM9QX7K4\n\nAL3 4KM9QX7K4').problem).toBe(
      'Dòng 2: Mã tích điểm không được có khoảng trắng',
    )
  })

  test('holds something, and not too much', () => {
    expect(readList(' \n ').problem).not.toBe('')
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => `JJ34KM9QX${100 + at}`).join('\n')
    expect(readList(lines(maxCodes)).problem).toBe('')
    expect(readList(lines(maxCodes + 1)).problem).toContain('tối đa 20 mã')
  })
})

test('a photo keeps its proportions and never grows', () => {
  expect(fitInto({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 })
  expect(fitInto({ width: 300, height: 4000 }, 1600)).toEqual({ width: 120, height: 1600 })
  expect(fitInto({ width: 640, height: 480 }, 1600)).toEqual({ width: 640, height: 480 })
  expect(fitInto({ width: 5000, height: 1 }, 1600)).toEqual({ width: 1600, height: 1 })
})
