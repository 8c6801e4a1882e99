import type { CountedUnit } from '#domain/pharmacy/locator/api.ts'
import type { Tile } from '#web/features/map/map-tiles.ts'
import { TileMap, type TileLook } from '#web/features/map/TileMap.tsx'
import { locatorHref, wholeCountry, type LocatorFilter } from './locator-filter.ts'
import { locatorTexts as texts } from './texts.ts'

interface ProvinceMapProps {
  provinces: readonly CountedUnit[]
  filter: LocatorFilter
  onPick: (filter: LocatorFilter) => void
}

/** Vietnam as a drawing of its provinces, each a link to its pharmacies. */
export function ProvinceMap({ provinces, filter, onPick }: ProvinceMapProps) {
  const counts = new Map(provinces.map(({ id, count }) => [id, count]))
  const chosen = filter.scheme === 'gso34' ? filter.province : 0
  const lookOf = ({ id, name }: Tile): TileLook => {
    const count = counts.get(id) ?? 0
    const isChosen = id === chosen
    const shown = { count, isChosen, shade: shadeOf(count) }
    if (count === 0) return { ...shown, label: texts.mapNone(name) }
    // Pressed again it lets the whole country back in.
    const next = isChosen ? wholeCountry : { ...wholeCountry, province: id }
    const onPress: NonNullable<TileLook['link']>['onPress'] = (event) => {
      event.preventDefault()
      onPick(next)
    }
    return {
      ...shown,
      label: texts.mapLink(name, count),
      link: { href: locatorHref(next), onPress },
    }
  }
  return <TileMap label={texts.map} lookOf={lookOf} />
}

/** Three shades tell few from many; the number beside tells exactly. */
function shadeOf(count: number): string {
  if (count === 0) return 'fill-ground'
  if (count < 8) return 'fill-white'
  return count < 13 ? 'fill-primary/14' : 'fill-primary/30'
}
