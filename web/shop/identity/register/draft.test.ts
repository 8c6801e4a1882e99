import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft } from '#web/features/address/address-draft.ts'
import { changeCheckout } from '#web/shop/state/checkout.ts'
import { fakeWindow } from '#web/state/fake-storage.ts'
import { nobody } from '../person.ts'
import {
  fillFromOrder,
  forgetRegistrationDraft,
  getRegistrationDraft,
  keepRegistrationDraft,
} from './draft.ts'

const phone = '0912345678'
const address = { ...emptyDraft, address: '148 Hoàng Hoa Thám', province_id: 79 }

beforeEach(() => {
  fakeWindow()
  forgetRegistrationDraft()
  changeCheckout({
    receiver: { fullname: 'Nguyễn Thị Lan', phone, email: 'lan@example.vn' },
    destination: { kind: 'delivery', address },
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('what the owner of a phone told for an order is there when they register', () => {
  expect(fillFromOrder(phone)).toBe(true)
  expect(getRegistrationDraft()).toMatchObject({
    person: { full_name: 'Nguyễn Thị Lan', email: 'lan@example.vn' },
    address: { address: '148 Hoàng Hoa Thám', province_id: 79 },
  })
})

test('whoever has another phone learns nothing of it', () => {
  expect(fillFromOrder('0987654321')).toBe(false)
  expect(getRegistrationDraft()).toMatchObject({ person: nobody, address: null })
})

test('nothing that was typed in the registration is replaced', () => {
  keepRegistrationDraft({ person: { ...nobody, full_name: 'Trần Thị Mai' } })
  expect(fillFromOrder(phone)).toBe(false)
  expect(getRegistrationDraft().person.full_name).toBe('Trần Thị Mai')
})
