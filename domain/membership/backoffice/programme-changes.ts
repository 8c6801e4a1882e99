import type { VietnamDay } from '../../kernel/dates.ts'
import type { LoyaltyProgrammeFields, ProgrammeTier } from './programmes.ts'
import { programmeTexts as texts } from './programme-texts.ts'

type Fields = LoyaltyProgrammeFields
/** By field, what is wrong with it. */
export type FieldProblems = Partial<Record<keyof Fields, string>>

/** What is wrong with a programme in itself, and as one that begins on no earlier day than `today`. */
export function findProgrammeProblems(fields: Fields): FieldProblems {
  if (fields.ends_on < fields.starts_on) return { ends_on: texts.daysTurned }
  const { tiers } = fields
  if (new Set(tiers.map(({ point_from: from }) => from)).size < tiers.length) {
    return { tiers: texts.tierTwice }
  }
  if (new Set(tiers.map(({ name }) => name.toLowerCase())).size < tiers.length) {
    return { tiers: texts.tierNameTwice }
  }
  return {}
}

/** What may not become of a new programme, or of one that was never open or begins later. */
export function findStartProblems(fields: Fields, today: VietnamDay): FieldProblems {
  if (fields.ends_on < today) return { ends_on: texts.endPast }
  if (fields.starts_on < today) return { starts_on: texts.startPast }
  return {}
}

/**
 * What a change would take from members of a programme that has begun on `today`: its first day stays, its end is
 * not put into the past, and no tier that was announced goes away or becomes harder to reach. One that is over
 * keeps everything that points mean.
 */
export function findBrokenPromises(
  before: Fields,
  after: Fields,
  today: VietnamDay,
): FieldProblems {
  if (after.starts_on !== before.starts_on) return { starts_on: texts.startFixed }
  if (before.ends_on < today) return isOnlyWords(before, after) ? {} : { ends_on: texts.ended }
  if (after.ends_on < before.ends_on && after.ends_on < today) return { ends_on: texts.endPast }
  const broken = findBrokenTier(before.tiers, after.tiers)
  return broken ? { tiers: texts.tierGone(broken.name) } : {}
}

/**
 * The first tier that was announced and is not reached as easily as before: counted from the lowest, each place
 * asks for no more than it did, and a name that stays is not raised. Tiers may be renamed and added.
 */
export function findBrokenTier(
  before: readonly ProgrammeTier[],
  after: readonly ProgrammeTier[],
): ProgrammeTier | null {
  const named = new Map(after.map((tier) => [tier.name.toLowerCase(), tier.point_from]))
  const places = ascending(after)
  const broken = ascending(before).find(({ name, point_from: from }, place) => {
    const inPlace = places[place]?.point_from ?? Infinity
    return inPlace > from || (named.get(name.toLowerCase()) ?? 0) > from
  })
  return broken ?? null
}

function ascending(tiers: readonly ProgrammeTier[]): ProgrammeTier[] {
  return tiers.toSorted((a, b) => a.point_from - b.point_from)
}

/** Whether nothing but words differs, which no point depends on. */
export function isOnlyWords(before: Fields, after: Fields): boolean {
  return JSON.stringify(partsThatCount(before)) === JSON.stringify(partsThatCount(after))
}

function partsThatCount(fields: Fields) {
  const { starts_on, ends_on, factor, validity_months, product_codes, tiers, sells_points } = fields
  return [
    starts_on,
    ends_on,
    factor,
    validity_months ?? null,
    product_codes.toSorted(),
    tiers.map(({ point_from: from }) => from).toSorted((a, b) => a - b),
    sells_points,
  ]
}
