import { joinFullAddress } from './address.ts'
import type { Unit } from './units.ts'

export interface PickupBranch {
  code: string
  /** The city, as the shopper reads it. */
  name: string
  street: string
  province: Unit
  district: Unit
  ward: Unit
}

/** The three branches where an order can be fetched. */
export const pickupBranches: readonly PickupBranch[] = [
  {
    code: 'HNI',
    name: 'Hà Nội',
    street: '180 Trường Chinh',
    province: { id: 1, name: 'Hà Nội', erpId: 'HNI' },
    district: { id: 6, name: 'Quận Đống Đa', erpId: '1150' },
    ward: { id: 238, name: 'Phường Khương Thượng', erpId: '115009' },
  },
  {
    code: 'DNG',
    name: 'Đà Nẵng',
    street: 'Lô 02-A4.3 và Lô 03-A4.3, Khu đất công viên Bắc Tượng Đài',
    province: { id: 48, name: 'Đà Nẵng', erpId: 'DNG' },
    district: { id: 492, name: 'Quận Hải Châu', erpId: '5510' },
    ward: { id: 20257, name: 'Phường Hòa Cường Bắc', erpId: '551013' },
  },
  {
    code: 'HCM',
    name: 'Hồ Chí Minh',
    street: '148 Hoàng Hoa Thám',
    province: { id: 79, name: 'Hồ Chí Minh', erpId: 'HCM' },
    district: { id: 766, name: 'Quận Tân Bình', erpId: '7360' },
    ward: { id: 26971, name: 'Phường 12', erpId: '736008' },
  },
]

export function findPickupBranch(code: string): PickupBranch | null {
  return pickupBranches.find((branch) => branch.code === code) ?? null
}

/** Where an order is fetched, in words; a branch that is no more by its code. */
export function pickupPlace(code: string): string {
  const branch = findPickupBranch(code)
  return branch ? branchAddress(branch) : code
}

/** `180 Trường Chinh, Phường Khương Thượng, Quận Đống Đa, Hà Nội`. */
export function branchAddress({ street, ward, district, province }: PickupBranch): string {
  return joinFullAddress({
    street,
    ward: ward.name,
    district: district.name,
    province: province.name,
  })
}
