import { expect, test } from 'vitest'
import { vnd } from '#domain/kernel/vnd.ts'
import type { Voucher } from '#domain/voucher/api.ts'
import {
  conditionsOf,
  endsSoon,
  hasBegun,
  savingWords,
  shortSaving,
  titleOf,
} from './voucher-words.ts'

const voucher: Voucher = {
  code: 'THANG11',
  campaign_id: 1,
  name: 'Ưu đãi tháng 11',
  description: '',
  VoucherType: 'Percentage',
  VoucherValue: 10,
  MaxValue: 50_000,
  brand: [],
  min_goods: vnd(0),
  start_date: '2026-11-01',
  expired_date: '2026-11-30',
  state: 'free',
}
const amount: Voucher = { ...voucher, VoucherType: 'Amount', VoucherValue: 30_000, MaxValue: 0 }

test('a percentage says its cap, an amount is what it is', () => {
  expect(savingWords(voucher)).toBe('Giảm 10%, tối đa 50.000 VNĐ')
  expect(savingWords({ ...voucher, MaxValue: 0 })).toBe('Giảm 10%')
  expect(savingWords(amount)).toBe('Giảm 30.000 VNĐ')
  expect(shortSaving(voucher)).toEqual({ figure: '10%', currency: '' })
  expect(shortSaving(amount)).toEqual({ figure: '30.000', currency: 'VNĐ' })
})

test('a value that stands on the stub is not said again in the title', () => {
  const named = { ...amount, name: 'Voucher 30.000 VNĐ' }
  expect(titleOf(named)).toBe('Cho mọi sản phẩm')
  expect(titleOf({ ...named, brand: ['JEX'] })).toBe('Cho một số sản phẩm')
  expect(titleOf({ ...named, min_goods: vnd(300_000) })).toBe('Cho đơn hàng từ 300.000 VNĐ')
  expect(titleOf({ ...named, name: 'Mừng sinh nhật' })).toBe('Mừng sinh nhật')
})

test('the conditions name products and the least amount of goods only where there are such', () => {
  expect(conditionsOf(voucher)).not.toContainEqual(expect.stringContaining('Đơn hàng từ'))
  const bound = { ...voucher, brand: ['JEX', 'JEX3'], min_goods: vnd(300_000) }
  expect(conditionsOf(bound)).toContain('Áp dụng cho sản phẩm mã JEX, JEX3')
  expect(conditionsOf(bound)).toContain('Đơn hàng từ 300.000 VNĐ')
})

test('the last week is told, the first day counts', () => {
  expect(endsSoon(voucher, '2026-11-22')).toBe(false)
  expect(endsSoon(voucher, '2026-11-23')).toBe(true)
  expect(hasBegun(voucher, '2026-10-31')).toBe(false)
  expect(hasBegun(voucher, '2026-11-01')).toBe(true)
})
