import { expect, test } from 'vitest'
import { returnAskSchema } from '#domain/order/return-request/fields.ts'
import { findErrors } from '#web/form/field-rules.ts'
import { draftOf } from './return-draft.ts'

const line = { line_no: 1, name: 'JEX', max: 1 }
const whole = {
  pieces: [{ line_no: 1, quantity: 1 }],
  reason: 'damaged' as const,
  words: '',
  photos: ['data:image/jpeg;base64,'],
  contact_phone: '0901234567',
}

test('the only piece of an order is chosen already, of several none', () => {
  const until = '2026-11-27'
  expect(draftOf({ until, lines: [line] }, '').pieces).toEqual([{ line_no: 1, quantity: 1 }])
  expect(draftOf({ until, lines: [{ ...line, max: 2 }] }, '').pieces).toEqual([])
  expect(draftOf({ until, lines: [line, { ...line, line_no: 2 }] }, '').pieces).toEqual([])
})

test('names each thing that is missing; words only for another reason', () => {
  expect(findErrors(returnAskSchema, whole)).toEqual({})
  expect(findErrors(returnAskSchema, { ...whole, pieces: [], reason: null, photos: [] })).toEqual({
    pieces: 'Vui lòng chọn ít nhất một sản phẩm',
    reason: 'Vui lòng chọn lý do',
    photos: 'Vui lòng gửi ít nhất một ảnh',
  })
  expect(Object.keys(findErrors(returnAskSchema, { ...whole, contact_phone: '1' }))).toEqual([
    'contact_phone',
  ])
  const words = 'Vui lòng mô tả lý do trả hàng'
  expect(findErrors(returnAskSchema, { ...whole, reason: 'other' })).toEqual({ words })
  const both = { ...whole, reason: 'other', photos: [] }
  expect(Object.keys(findErrors(returnAskSchema, both)).toSorted()).toEqual(['photos', 'words'])
})
