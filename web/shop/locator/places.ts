import type { CountedUnit } from '#domain/pharmacy/locator/api.ts'
import type { LocatorData } from './load-locator.ts'
import { locatorHref, wholeCountry, type LocatorFilter } from './locator-filter.ts'
import { locatorTexts as texts } from './texts.ts'

type Places = Pick<LocatorData, 'filter' | 'provinces' | 'districts' | 'wards'>

/** `Phường Kim Liên, Hà Nội`; empty for the whole country and for what there is not. */
export function placeName({ filter, provinces, districts, wards }: Places): string {
  const named = [
    unitIn(wards, filter.ward),
    unitIn(districts, filter.district),
    unitIn(provinces, filter.province),
  ]
  return named.flatMap((unit) => unit?.name ?? []).join(', ')
}

/** A unit that was asked for and has no pharmacy, or that there is not. */
export function hasUnknownPlace({ filter, provinces, districts, wards }: Places): boolean {
  const asked = [
    [provinces, filter.province],
    [districts, filter.district],
    [wards, filter.ward],
  ] as const
  return asked.some(([units, id]) => id !== 0 && !unitIn(units, id))
}

export function locatorTitle(data: Places): string {
  if (data.filter.q) return texts.titleOf(data.filter.q)
  const place = placeName(data)
  return place ? texts.titleIn(place) : texts.title
}

/** The nearest wider place that has pharmacies; null where the whole country has none. */
export function findWider(
  data: Places,
): { filter: LocatorFilter; name: string; text: string } | null {
  const { filter, provinces, districts, wards } = data
  const { ward, district, province, q } = filter
  const first = { ...filter, q: '', page: 1 }
  const wider: [LocatorFilter, CountedUnit | undefined][] = [
    ...(q ? [[first, unitIn(wards, ward)] as [LocatorFilter, CountedUnit | undefined]] : []),
    [{ ...first, ward: 0 }, unitIn(districts, district)],
    [{ ...first, ward: 0, district: 0 }, unitIn(provinces, province)],
  ]
  const here = locatorHref(first)
  const found = wider.find(
    ([to, unit]) => unit && unit.count > 0 && (q || locatorHref(to) !== here),
  )
  if (found) {
    const { count, name } = found[1]!
    return { filter: found[0], name, text: texts.wider(count, name) }
  }
  const all = provinces.reduce((sum, { count }) => sum + count, 0)
  const whole = { ...wholeCountry, scheme: filter.scheme }
  const isWhole = locatorHref({ ...filter, page: 1 }) === locatorHref(whole)
  return all > 0 && !isWhole
    ? { filter: whole, name: texts.wholeCountry, text: texts.widerAll(all) }
    : null
}

function unitIn(units: readonly CountedUnit[], id: number): CountedUnit | undefined {
  return id === 0 ? undefined : units.find((unit) => unit.id === id)
}
