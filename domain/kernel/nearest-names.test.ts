import { expect, test } from 'vitest'
import { nearestNames } from './nearest-names.ts'

const names = ['Xương khớp', 'Tim mạch', 'Tiêu hoá', 'Mắt', 'Làm đẹp']

test('what somebody meant comes first, with slips, without marks, and with words too many', () => {
  expect(nearestNames('Xuong khop', names)[0]).toBe('Xương khớp')
  expect(nearestNames('Tiêu hóaa', names)[0]).toBe('Tiêu hoá')
  expect(nearestNames('Sức khoẻ tim mạch', names)[0]).toBe('Tim mạch')
})

test('at most so many, and none where nothing is alike', () => {
  expect(nearestNames('ti', names, 1)).toHaveLength(1)
  expect(nearestNames('zzz', names)).toEqual([])
  expect(nearestNames('', [])).toEqual([])
})
