import { cleanText } from '../kernel/fold.ts'

const kinds = [
  'Thành phố',
  'Thị trấn',
  'Thị xã',
  'Đặc khu',
  'Phường',
  'Huyện',
  'Quận',
  'Tỉnh',
  'Xã',
] as const

const apostrophes = /[’‘ʼ`´]/g

/** A unit's name as it is kept: NFC, single spaces, straight apostrophe, `xã Bắc Sơn` → `Xã Bắc Sơn`. */
export function normalizeUnitName(raw: string): string {
  const name = cleanText(raw.replace(/\s+/g, ' ')).replace(apostrophes, "'")
  const folded = name.toLocaleLowerCase('vi')
  const kind = kinds.find((each) => folded.startsWith(`${each.toLocaleLowerCase('vi')} `))
  return kind ? kind + name.slice(kind.length) : name
}

/** Provinces go by their bare name: `Thành phố Hà Nội` → `Hà Nội`; so becoming a city changes nothing. */
export function normalizeProvinceName(raw: string): string {
  return normalizeUnitName(raw).replace(/^(Thành phố|Tỉnh) /, '')
}

/** As people write it: the largest city's name alone is a man's. */
export function spokenProvince(name: string): string {
  return name === 'Hồ Chí Minh' ? 'TP. Hồ Chí Minh' : name
}

const collator = new Intl.Collator('vi', { numeric: true })

/** Vietnamese order, with `Phường 2` before `Phường 10`. */
export function compareUnitNames(a: string, b: string): number {
  return collator.compare(a, b)
}
