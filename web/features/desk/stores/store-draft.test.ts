import { describe, expect, test } from 'vitest'
import { emptyStore, fieldsOf, readPoint } from './store-draft.ts'

describe('a point as maps give it', () => {
  test.each([
    ['21.0131, 105.8516', { latitude: 21.0131, longitude: 105.8516 }],
    ['(10.5;106)', { latitude: 10.5, longitude: 106 }],
    ['-8 115.2', { latitude: -8, longitude: 115.2 }],
    ['', {}],
  ])('%j is read', (text, point) => {
    expect(readPoint(text)).toEqual(point)
  })

  test.each(['Hà Nội', '21.0131', '95, 10', '21, 200', '21,0131,105,8516'])(
    '%j is none',
    (text) => {
      expect(readPoint(text)).toBeNull()
    },
  )
})

test('units below one that was not chosen are not sent', () => {
  const place = { ...emptyStore.place, address: ' 12 Hàng Bài ', district_id: 6, ward_id: 1 }
  expect(fieldsOf({ ...emptyStore, name: ' Nhà thuốc An ', place })).toEqual({
    name: 'Nhà thuốc An',
    phone: '',
    street: '12 Hàng Bài',
    scheme: 'gso63',
  })
})

test('a place of today has no district, whatever was chosen before', () => {
  const units = { scheme: 'gso34', province_id: 79, district_id: 6, ward_id: 26740 } as const
  const sent = fieldsOf({ ...emptyStore, name: 'An', place: { ...emptyStore.place, ...units } })
  expect(sent).toMatchObject({ scheme: 'gso34', province_id: 79, ward_id: 26740 })
  expect(sent).not.toHaveProperty('district_id')
})
