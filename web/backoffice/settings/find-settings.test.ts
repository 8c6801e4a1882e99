import { expect, test } from 'vitest'
import { settingKeys, type SettingKey } from '#domain/settings/keys.ts'
import { isSettingFound, isTextFound } from './find-settings.ts'

const found = (query: string) =>
  (Object.keys(settingKeys) as SettingKey[]).filter((key) => isSettingFound(key, query))

test('a setting is found by what it is called and what it does, with or without diacritics', () => {
  expect(found('phi giao hang')).toContain('shippingFee')
  expect(found('Phí giao hàng')).toEqual(found('phi giao hang'))
  // By the name of a part, and by the group.
  expect(found('nhận tại chi nhánh')).toContain('shippingFee')
  expect(found('chong may')).toEqual(['captcha'])
  expect(found('qwxyz')).toEqual([])
  expect(found('')).toHaveLength(Object.keys(settingKeys).length)
})

test('words stand in any order and begin a word', () => {
  expect(isTextFound('Thời hạn gửi hàng trả', 'tra han')).toBe(true)
  expect(isTextFound('Thời hạn gửi hàng trả', 'an')).toBe(false)
})
