import {
  weekdays,
  type HoursException,
  type Interval,
  type Weekly,
} from '#domain/pharmacy/opening-hours.ts'
import type { PharmacyService } from '#domain/pharmacy/services.ts'

/** Of the demo's pharmacies that have neither people nor links of their own. */
export function listedCodeOf(nth: number): string {
  return `NTM${String(nth + 1).padStart(3, '0')}`
}

/** By code of a province of today: together with the twelve that have accounts, four hundred. */
export const listedCounts: Readonly<Record<number, number>> = {
  1: 36,
  4: 5,
  8: 7,
  11: 4,
  12: 4,
  14: 6,
  15: 7,
  19: 9,
  20: 5,
  22: 10,
  24: 12,
  25: 12,
  31: 13,
  33: 11,
  37: 14,
  38: 12,
  40: 13,
  42: 7,
  44: 8,
  46: 8,
  48: 13,
  51: 9,
  52: 11,
  56: 11,
  66: 12,
  68: 13,
  75: 13,
  79: 44,
  80: 9,
  82: 9,
  86: 11,
  91: 11,
  92: 12,
  96: 7,
}

export const listedCodes = Array.from(
  { length: Object.values(listedCounts).reduce((sum, count) => sum + count) },
  (_, nth) => listedCodeOf(nth),
)

/**
 * Where a demo's pharmacy is drawn: the capital of its province before July 2025, to some hundredths of a degree,
 * as nobody publishes the middle of a ward. Latitude and longitude by the old province's code.
 */
export const capitals: Readonly<Record<number, readonly [number, number]>> = {
  1: [21.02, 105.83],
  2: [22.82, 104.98],
  4: [22.67, 106.25],
  6: [22.15, 105.83],
  8: [21.82, 105.21],
  10: [22.48, 103.97],
  11: [21.39, 103.02],
  12: [22.39, 103.46],
  14: [21.33, 103.91],
  15: [21.71, 104.88],
  17: [20.82, 105.34],
  19: [21.59, 105.84],
  20: [21.85, 106.76],
  22: [20.96, 107.05],
  24: [21.28, 106.2],
  25: [21.32, 105.4],
  26: [21.31, 105.6],
  27: [21.18, 106.06],
  30: [20.94, 106.32],
  31: [20.85, 106.67],
  33: [20.66, 106.06],
  34: [20.45, 106.33],
  35: [20.54, 105.92],
  36: [20.43, 106.17],
  37: [20.25, 105.97],
  38: [19.81, 105.78],
  40: [18.68, 105.68],
  42: [18.34, 105.9],
  44: [17.47, 106.6],
  45: [16.81, 107.09],
  46: [16.46, 107.58],
  48: [16.05, 108.2],
  49: [15.57, 108.48],
  51: [15.12, 108.79],
  52: [13.78, 109.21],
  54: [13.09, 109.3],
  56: [12.25, 109.18],
  58: [11.57, 108.98],
  60: [10.94, 108.1],
  62: [14.35, 108.0],
  64: [13.98, 108.0],
  66: [12.68, 108.05],
  67: [12.0, 107.69],
  68: [11.94, 108.45],
  70: [11.54, 106.89],
  72: [11.31, 106.1],
  74: [10.98, 106.66],
  75: [10.95, 106.83],
  77: [10.5, 107.17],
  79: [10.78, 106.69],
  80: [10.53, 106.41],
  82: [10.36, 106.36],
  83: [10.24, 106.37],
  84: [9.94, 106.34],
  86: [10.25, 105.97],
  87: [10.46, 105.63],
  89: [10.38, 105.43],
  91: [10.01, 105.09],
  92: [10.03, 105.77],
  93: [9.78, 105.47],
  94: [9.6, 105.97],
  95: [9.29, 105.72],
  96: [9.18, 105.15],
}

/** Invented names of two words, as Vietnamese pharmacies have them. */
export function nameOf(nth: number): string {
  const first = firsts[(nth * 7) % firsts.length]!
  const second = seconds[(nth * 11 + Math.floor(nth / firsts.length)) % seconds.length]!
  return `Nhà thuốc ${first} ${second === first ? 'Hoà' : second}`
}

/** A street that nearly every town has. */
export function streetOf(nth: number): string {
  return `${3 + ((nth * 37) % 340)} ${streets[(nth * 13 + Math.floor(nth / 5)) % streets.length]!}`
}

/** Nobody's number: what follows 0900 is zeros and the pharmacy's own. */
export function phoneOf(nth: number): string {
  return `0900000${String(nth).padStart(3, '0')}`
}

/** Some hundredths of a degree to either side of the capital, the same at every loading. */
export function offsetOf(nth: number): readonly [number, number] {
  const step = (factor: number) => (((nth * factor) % 101) - 50) / 1000
  return [step(29), step(43)]
}

export function weeklyOf(nth: number): Weekly {
  const [usual, saturday = usual, sunday = saturday] = weeks[nth % weeks.length]!
  const days = weekdays.map((day) => [
    day,
    day === 'sun' ? sunday : day === 'sat' ? saturday : usual,
  ])
  return Object.fromEntries(days) as Weekly
}

/** Tết 2027 begins on 6 February. */
export function exceptionsOf(nth: number): HoursException[] {
  if (nth % 4 === 0) return [{ ...tet, intervals: [{ from: '08:00', to: '11:30' }] }]
  return nth % 3 === 0 ? [{ ...tet, intervals: [] }] : []
}

export function servicesOf(nth: number): PharmacyService[] {
  const own: readonly PharmacyService[] = [
    'prescription',
    'blood_pressure',
    'blood_sugar',
    'pickup',
    'delivery',
  ]
  return ['consult', ...own.filter((_, place) => (nth * 5 + place * 3) % 7 < 4), 'points']
}

const tet = { from: '2027-02-05', to: '2027-02-08', note: 'Tết Nguyên đán' }

const all = (...intervals: Interval[]) => intervals
const from = (begin: string, end: string): Interval => ({ from: begin, to: end })
/** Of Monday to Friday, then of Saturday and Sunday where they differ. */
const weeks: readonly (readonly Interval[][])[] = [
  [all(from('07:00', '21:00'))],
  [all(from('07:00', '21:30')), all(from('07:00', '21:30')), all(from('07:30', '20:00'))],
  [all(from('06:30', '22:00'))],
  [all(from('07:00', '11:30'), from('13:30', '20:30'))],
  [all(from('07:30', '21:00')), all(from('07:30', '20:00')), all(from('08:00', '12:00'))],
  [all(from('07:00', '22:00'))],
  [all(from('07:00', '20:30')), all(from('07:00', '18:00')), []],
  [all(from('08:00', '21:00'))],
  [all(from('07:00', '01:00'))],
  [all(from('07:00', '21:00')), all(from('07:00', '21:00')), all(from('07:00', '18:00'))],
  [all(from('00:00', '24:00'))],
]

const firsts =
  'An Bảo Bình Đức Gia Hồng Hưng Khánh Kim Lộc Mai Minh Ngọc Nhân Phúc Phương Quang Tâm Thanh Thiên Thu Tín Trường Tuệ Việt Vạn Xuân Yên Hải Hoà Long'.split(
    ' ',
  )
const seconds =
  'An Bình Châu Đức Hạnh Hiếu Hưng Khang Lan Liên Long Nam Ngân Nguyên Nhi Phát Quý Sơn Thảo Thịnh Tâm Vân Vinh Xuân Anh Dũng'.split(
    ' ',
  )
const streets = [
  'Trần Hưng Đạo',
  'Lê Lợi',
  'Nguyễn Huệ',
  'Hùng Vương',
  'Quang Trung',
  'Lý Thường Kiệt',
  'Nguyễn Trãi',
  'Phan Chu Trinh',
  'Lê Duẩn',
  'Hai Bà Trưng',
  'Võ Thị Sáu',
  'Nguyễn Văn Cừ',
  'Điện Biên Phủ',
  'Phan Đình Phùng',
  'Lê Hồng Phong',
  'Trần Phú',
  'Hoàng Văn Thụ',
  'Nguyễn Thị Minh Khai',
  'Ngô Quyền',
  'Cách Mạng Tháng Tám',
] as const
