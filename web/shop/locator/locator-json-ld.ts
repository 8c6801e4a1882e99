import type { ItemList, OpeningHoursSpecification, Pharmacy, WithContext } from 'schema-dts'
import { groupWeek, type OpeningHours, type Weekday } from '#domain/pharmacy/opening-hours.ts'
import { breadcrumbList } from '#web/shop/seo/json-ld.ts'
import { paths } from '#web/paths.ts'
import type { ListedPharmacy, LocatorData } from './load-locator.ts'
import { locatorHref } from './locator-filter.ts'
import { placeName } from './places.ts'
import { locatorTexts as texts } from './texts.ts'

/** The page's pharmacies and where it stands, in schema.org's words. */
export function locatorJsonLd(
  origin: string,
  data: Pick<LocatorData, 'filter' | 'pharmacies' | 'provinces' | 'districts' | 'wards'>,
): object[] {
  const place = placeName(data)
  const crumbs = [
    { name: texts.home, path: paths.home() },
    { name: texts.title, path: paths.pharmacies() },
    ...(place ? [{ name: place, path: locatorHref(data.filter) }] : []),
  ]
  const list: WithContext<ItemList> = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: data.pharmacies.map((pharmacy, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: pharmacyEntity(origin, pharmacy),
    })),
  }
  return data.pharmacies.length > 0
    ? [breadcrumbList(origin, crumbs), list]
    : [breadcrumbList(origin, crumbs)]
}

export function pharmacyEntity(origin: string, pharmacy: ListedPharmacy): Pharmacy {
  const { code, name, full_address, new_address, phone, lat, lng, hours } = pharmacy
  return {
    '@type': 'Pharmacy',
    '@id': `${origin}${paths.pharmacies()}#${code}`,
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: new_address ?? full_address,
      addressCountry: 'VN',
    },
    ...(phone && { telephone: phone }),
    ...(lat !== undefined &&
      lng !== undefined && {
        geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
      }),
    openingHoursSpecification: openingHours(hours),
  }
}

/** A whole day ends at 23:59 there; an end before the beginning is of the next day, as it is here. */
function openingHours({ weekly, exceptions }: OpeningHours): OpeningHoursSpecification[] {
  const usual = groupWeek(weekly).flatMap(({ days, intervals }) =>
    intervals.map(({ from, to }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => dayNames[day]),
      opens: from,
      closes: endTime(to),
    })),
  )
  const apart = exceptions.flatMap(({ from: validFrom, to: validThrough, intervals }) => {
    const closed = [{ from: '00:00', to: '00:00' }]
    return (intervals.length > 0 ? intervals : closed).map(
      ({ from, to }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom,
        validThrough,
        opens: from,
        closes: endTime(to),
      }),
    )
  })
  return [...usual, ...apart]
}

function endTime(time: string): string {
  return time === '24:00' ? '23:59' : time
}

const dayNames = {
  mon: 'https://schema.org/Monday',
  tue: 'https://schema.org/Tuesday',
  wed: 'https://schema.org/Wednesday',
  thu: 'https://schema.org/Thursday',
  fri: 'https://schema.org/Friday',
  sat: 'https://schema.org/Saturday',
  sun: 'https://schema.org/Sunday',
} as const satisfies Readonly<Record<Weekday, string>>
