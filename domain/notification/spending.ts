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
  /** A network of addresses: /24, or /56 of IPv6; a /48 has four times as much. */
  codesPerNetworkHour: count,
  codesPerNetworkDay: count,
  codesPerHour: count,
  codesPerDay: count,
  /** Đồng a Vietnam day, all messages together. */
  dailyCost: vndField,
  /** Of the day's money, what only codes may spend: whoever is told less still gets in. Percent. */
  percentForCodes: z.int().min(0).max(95).default(40),
  /** Messages about orders to one phone; a member's own and those of guests who name it count apart. */
  orderMessagesPerPhoneHour: count.default(8),
  orderMessagesPerPhoneDay: count.default(20),
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

export const initialSpendRules: Required<z.input<typeof spendRulesSchema>> = {
  codesPerPhoneDay: 10,
  codesPerBlockHour: 30,
  codesPerBlockDay: 100,
  codesPerNetworkHour: 100,
  codesPerNetworkDay: 500,
  codesPerHour: 3000,
  codesPerDay: 20_000,
  dailyCost: 5_000_000,
  percentForCodes: 40,
  orderMessagesPerPhoneHour: 8,
  orderMessagesPerPhoneDay: 20,
  zaloPrice: 300,
  smsPrice: 850,
  alarmFromCodes: 30,
  alarmBelowPercent: 30,
}

/** Đồng that messages other than codes may cost a day. */
export function costBesideCodes({ dailyCost, percentForCodes }: SpendRules): number {
  return Math.floor((dailyCost * (100 - percentForCodes)) / 100)
}

/** What one message about an order uses up. */
export function budgetsOfOrderMessage(
  rules: SpendRules,
  { phone, memberId }: { phone: string; memberId: number | null },
): Budget[] {
  const whom = memberId === null ? `guest ${phone}` : `member ${memberId}`
  return [
    { key: `order-hour:${whom}`, limit: rules.orderMessagesPerPhoneHour, window: hours(1) },
    { key: `order-day:${whom}`, limit: rules.orderMessagesPerPhoneDay, window: days(1) },
  ]
}

export interface Budget {
  key: string
  limit: number
  /** Milliseconds of one window. */
  window: number
}

/**
 * What a code uses up that the phone's own member asks for: nothing that strangers could have used up. Half
 * of the day's codes on top, which keeps guessing at both hopeless (docs/rules/identity.md).
 */
export function budgetsOfMembersCode(rules: SpendRules, phone: string): Budget[] {
  const perPhone = Math.ceil(rules.codesPerPhoneDay / 2)
  return [
    { key: `own-phone-day:${phone}`, limit: perPhone, window: days(1) },
    { key: 'members-hour', limit: rules.codesPerHour, window: hours(1) },
    { key: 'members-day', limit: rules.codesPerDay, window: days(1) },
  ]
}

/** A network of addresses that is counted as one, and how many budgets it has. */
interface Spender {
  key: string
  budgets: number
}

/** What one code uses up; without spenders where nobody asked over a network, or a pharmacy did in its own name. */
export function budgetsOfCode(
  rules: SpendRules,
  phone: string,
  spenders: readonly Spender[],
): Budget[] {
  const block = phone.slice(0, 7)
  return [
    { key: `phone-day:${phone}`, limit: rules.codesPerPhoneDay, window: days(1) },
    { key: `block-hour:${block}`, limit: rules.codesPerBlockHour, window: hours(1) },
    { key: `block-day:${block}`, limit: rules.codesPerBlockDay, window: days(1) },
    ...spenders.flatMap(({ key, budgets }) => [
      { key: `network-hour:${key}`, limit: rules.codesPerNetworkHour * budgets, window: hours(1) },
      { key: `network-day:${key}`, limit: rules.codesPerNetworkDay * budgets, window: days(1) },
    ]),
    { key: 'hour', limit: rules.codesPerHour, window: hours(1) },
    { key: 'day', limit: rules.codesPerDay, window: days(1) },
  ]
}
