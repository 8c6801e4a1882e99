import { z } from 'zod'
import { days, hours } from '../kernel/durations.ts'
import { vndField } from '../kernel/fields.ts'

const count = z.int().min(1).max(1_000_000)

/** How many codes may go out, and what messages may cost: the guard against SMS pumping. */
export const spendRulesSchema = z.object({
  codesPerPhoneDay: count,
  /** A block of a thousand numbers: pumping runs through neighbouring ones. */
  codesPerBlockHour: count,
  codesPerBlockDay: count,
  /** A network of addresses: /24, or /56 of IPv6. */
  codesPerNetworkHour: count,
  codesPerNetworkDay: count,
  codesPerHour: count,
  codesPerDay: count,
  /** Đồng a Vietnam day, all messages together. */
  dailyCost: vndField,
  /** Đồng for one message. */
  zaloPrice: vndField,
  /** Đồng for one part of an SMS. */
  smsPrice: vndField,
  /** Fewer codes in an hour than this say nothing about how many are entered. */
  alarmFromCodes: count,
  /** Below this share of entered codes somebody is told. */
  alarmBelowPercent: z.int().min(0).max(100),
})

export type SpendRules = z.output<typeof spendRulesSchema>

export const initialSpendRules: z.input<typeof spendRulesSchema> = {
  codesPerPhoneDay: 10,
  codesPerBlockHour: 30,
  codesPerBlockDay: 100,
  codesPerNetworkHour: 100,
  codesPerNetworkDay: 500,
  codesPerHour: 3000,
  codesPerDay: 20_000,
  dailyCost: 5_000_000,
  zaloPrice: 300,
  smsPrice: 850,
  alarmFromCodes: 30,
  alarmBelowPercent: 30,
}

export interface Budget {
  key: string
  limit: number
  /** Milliseconds of one window. */
  window: number
}

/** What one code uses up; the network is left out where nobody asked over one. */
export function budgetsOfCode(
  rules: SpendRules,
  phone: string,
  address: string | undefined,
): Budget[] {
  const block = phone.slice(0, 7)
  const network = address && networkOf(address)
  return [
    { key: `phone-day:${phone}`, limit: rules.codesPerPhoneDay, window: days(1) },
    { key: `block-hour:${block}`, limit: rules.codesPerBlockHour, window: hours(1) },
    { key: `block-day:${block}`, limit: rules.codesPerBlockDay, window: days(1) },
    ...(network
      ? [
          { key: `network-hour:${network}`, limit: rules.codesPerNetworkHour, window: hours(1) },
          { key: `network-day:${network}`, limit: rules.codesPerNetworkDay, window: days(1) },
        ]
      : []),
    { key: 'hour', limit: rules.codesPerHour, window: hours(1) },
    { key: 'day', limit: rules.codesPerDay, window: days(1) },
  ]
}

/** The neighbourhood of an address: whoever rents one easily has the others. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (mapped.includes('.')) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`
  const [head = '', tail = ''] = mapped.split('%')[0]!.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].map((group) => parseInt(group, 16))
  const [a = 0, b = 0, c = 0, d = 0] = groups
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`
}
