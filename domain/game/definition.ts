import { z } from 'zod'
import { pharmacyCodeField } from '../pharmacy/fields.ts'
import type { Box } from './box.ts'

export const gameKinds = ['wheel', 'luckyMoney', 'draw'] as const
export type GameKind = (typeof gameKinds)[number]

export const gamePlaces = ['shop', 'store', 'event'] as const
export type GamePlace = (typeof gamePlaces)[number]

/** Who plays: whoever proves a phone, members, a list of phones, or each pharmacy with one entry of its own. */
export const gameAudiences = ['phone', 'members', 'list', 'stores'] as const
export type GameAudience = (typeof gameAudiences)[number]

/** What an entry comes from. */
export const entrySources = [
  'day',
  'order',
  'product',
  'code',
  'survey',
  'staff',
  'ticket',
] as const
export type EntrySource = (typeof entrySources)[number]

export const prizeKinds = ['points', 'voucher', 'gift', 'physical', 'luckyMoney', 'thanks'] as const
export type PrizeKind = (typeof prizeKinds)[number]

/** A prize as it is announced; `value` is what one is worth in đồng. */
export const announcedPrize = z.object({
  id: z.int().min(1).max(999),
  name: z.string().min(1).max(120),
  kind: z.enum(prizeKinds),
  value: z.int().min(0).max(10_000_000_000),
  /** Points that are credited: of points and lucky money. */
  points: z.int().min(1).max(10_000_000).optional(),
  /** Of a voucher: the campaign that one is made of. */
  voucher_campaign_id: z.int().optional(),
})
export type AnnouncedPrize = z.output<typeof announcedPrize>

export const announcedLot = z.object({
  prize: z.int(),
  store: pharmacyCodeField.optional(),
  quantity: z.int().min(1).max(10_000_000),
  /** Of a hundred, how many come free on the last day only. */
  last_day: z.int().min(0).max(100).default(0),
})

const weights = (count: z.core.$ZodCheck<number[]>) => z.array(z.int().min(0).max(100)).check(count)
export const pacingSchema = z.object({
  /** A weight for each Vietnam day; none: all alike. */
  days: weights(z.maxLength(400)).default([]),
  /** A weight for each hour of a day. */
  hours: weights(z.refine(({ length }) => length === 0 || length === 24)).default([]),
})

export const beaconSchema = z.object({
  hash: z.string(),
  public_key: z.string(),
  period: z.int().min(1),
  genesis: z.int().min(0),
})

/** All that decides what is won: announced with the commitment and never changed after that. */
export const announcedBox = z.object({
  format: z.literal('anlanh-game-1'),
  slug: z.string(),
  kind: z.enum(gameKinds),
  opens_at: z.string(),
  closes_at: z.string(),
  prizes: z.array(announcedPrize),
  lots: z.array(announcedLot),
  blanks: z.int().min(0).max(100_000_000),
  pacing: pacingSchema,
  beacon: beaconSchema.nullable(),
  /** Of a number draw: how many come after the winners, for whoever does not claim. */
  reserves: z.int().min(0).max(1000).default(0),
})
export type AnnouncedBox = z.output<typeof announcedBox>

/** The box as the draw takes it. */
export function boxOf({ slug, opens_at, closes_at, pacing, lots, blanks }: AnnouncedBox): Box {
  return {
    slug,
    window: { from: Date.parse(opens_at), to: Date.parse(closes_at) },
    pacing,
    lots: lots.map(({ last_day: lastDayShare, ...lot }) => ({ ...lot, lastDayShare })),
    blanks,
  }
}
