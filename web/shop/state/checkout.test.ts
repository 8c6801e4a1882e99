import { describe, expect, it } from 'vitest'
import type { Address } from '#domain/location/address-shape.ts'
import { parseCheckout, withAddress } from './checkout.ts'

const home: Address = {
  scheme: 'gso63',
  address: '148 Hoàng Hoa Thám',
  province_id: 79,
  province_name: 'Hồ Chí Minh',
  district_id: 766,
  district_name: 'Quận Tân Bình',
  ward_id: 26971,
  ward_name: 'Phường 12',
  full_address: '148 Hoàng Hoa Thám, Phường 12, Quận Tân Bình, Hồ Chí Minh',
}

describe('what a browser remembers for the checkout', () => {
  it('keeps each place once, the latest first', () => {
    const office = { ...home, address: '180 Trường Chinh' }
    expect(withAddress([home, office], { ...office, additional: true })).toMatchObject([
      { address: '180 Trường Chinh', additional: true },
      { address: '148 Hoàng Hoa Thám' },
    ])
    expect(withAddress([home], { ...home, address: '148  hoàng hoa thám ' })).toHaveLength(1)
  })

  it('forgets a destination that is not complete or not ours, and keeps the rest', () => {
    const stored = {
      destination: { kind: 'delivery', address: { ...home, ward_id: 0 } },
      receiver: { fullname: 'Nguyễn Thị Lan', phone: '0912345678', email: '' },
      note: 'gọi trước',
      paymentMethod: 'gold',
      savedAddresses: [home],
      asGuest: 'yes',
    }
    expect(parseCheckout(JSON.stringify(stored))).toMatchObject({
      destination: null,
      receiver: stored.receiver,
      note: 'gọi trước',
      paymentMethod: 'cash',
      asGuest: false,
    })
    const elsewhere = { ...stored, destination: { kind: 'pickup', branch: 'XYZ' } }
    expect(parseCheckout(JSON.stringify(elsewhere)).destination).toBeNull()
  })

  it.each([null, '', '7', '[]', 'null'])('starts empty from %s', (text) => {
    expect(parseCheckout(text)).toMatchObject({ destination: null, savedAddresses: [] })
  })
})
