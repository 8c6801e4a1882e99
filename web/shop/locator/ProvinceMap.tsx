import type { CountedUnit } from '#domain/pharmacy/locator/api.ts'
import { cx } from '#web/ui/class-names.ts'
import { locatorHref, wholeCountry, type LocatorFilter } from './locator-filter.ts'
import { archipelagos, nameLines, tiles, type Tile } from './map-tiles.ts'
import { locatorTexts as texts } from './texts.ts'

interface ProvinceMapProps {
  provinces: readonly CountedUnit[]
  filter: LocatorFilter
  onPick: (filter: LocatorFilter) => void
}

/** Vietnam as a drawing of its provinces, each a link to its pharmacies; no border is claimed by it. */
export function ProvinceMap({ provinces, filter, onPick }: ProvinceMapProps) {
  const counts = new Map(provinces.map(({ id, count }) => [id, count]))
  const chosen = filter.scheme === 'gso34' ? filter.province : 0
  return (
    <svg
      role="group"
      aria-label={texts.map}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full"
    >
      <g aria-hidden="true" className="fill-[#cbdcf2]">
        {tiles.map(({ id, x, y }) => (
          <rect
            key={id}
            x={left(x) - halo}
            y={top(y) - halo}
            width={tileWidth + 2 * halo}
            height={tileHeight + 2 * halo}
            rx={16}
          />
        ))}
      </g>
      <Sea />
      {tiles.map((tile) => (
        <Province
          key={tile.id}
          tile={tile}
          count={counts.get(tile.id) ?? 0}
          isChosen={tile.id === chosen}
          onPick={onPick}
        />
      ))}
    </svg>
  )
}

interface ProvinceProps {
  tile: Tile
  count: number
  isChosen: boolean
  onPick: (filter: LocatorFilter) => void
}

function Province({ tile, count, isChosen, onPick }: ProvinceProps) {
  const { id, name, x, y } = tile
  const face = (
    <g transform={`translate(${left(x)} ${top(y)})`}>
      <Face name={name} count={count} isChosen={isChosen} />
    </g>
  )
  if (count === 0) {
    return (
      <g role="img" aria-label={texts.mapNone(name)}>
        {face}
      </g>
    )
  }
  // Pressed again it lets the whole country back in.
  const next = isChosen ? wholeCountry : { ...wholeCountry, province: id }
  return (
    <a
      href={locatorHref(next)}
      aria-label={texts.mapLink(name, count)}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onPick(next)
      }}
      className="group outline-none"
    >
      {face}
    </a>
  )
}

function Face({ name, count, isChosen }: { name: string; count: number; isChosen: boolean }) {
  const lines = nameLines(name)
  const first = lines.length === 1 ? 19 : 14
  return (
    <g aria-hidden="true">
      <rect
        width={tileWidth}
        height={tileHeight}
        rx={8}
        className="fill-white stroke-white stroke-2"
      />
      <rect
        width={tileWidth}
        height={tileHeight}
        rx={8}
        className={cx(
          'stroke-transparent stroke-2 transition-colors group-hover:stroke-primary group-focus-visible:stroke-ink group-focus-visible:stroke-[3]',
          isChosen ? 'fill-primary' : shadeOf(count),
        )}
      />
      <g textAnchor="middle" className={isChosen ? 'fill-white' : 'fill-ink'}>
        {lines.map((line, nth) => (
          <text key={line} x={tileWidth / 2} y={first + nth * 12.5} className="text-[11.5px]">
            {`${line} `}
          </text>
        ))}
        <text
          x={tileWidth / 2}
          y={lines.length === 1 ? 36 : 40.5}
          className={cx('text-[12px] font-bold', !isChosen && 'fill-primary-deep')}
        >
          {count}
        </text>
      </g>
    </g>
  )
}

/** The sea with its two archipelagos, named as they are ours. */
function Sea() {
  const { paracel, spratly } = archipelagos
  return (
    <g>
      <text
        x={left(5.1)}
        y={top(6.1)}
        textAnchor="middle"
        className="fill-[#6f8fb8] text-[12px] tracking-widest italic"
      >
        {texts.sea}
      </text>
      <Archipelago at={paracel} name={texts.paracel} of={texts.paracelOf} isles={paracelIsles} />
      <Archipelago at={spratly} name={texts.spratly} of={texts.spratlyOf} isles={spratlyIsles} />
    </g>
  )
}

function Archipelago({
  at,
  name,
  of,
  isles,
}: {
  at: { x: number; y: number }
  name: string
  of: string
  isles: readonly (readonly [number, number, number])[]
}) {
  return (
    <g transform={`translate(${left(at.x)} ${top(at.y)})`} role="img" aria-label={`${name}, ${of}`}>
      <g className="fill-primary/70 stroke-[#cbdcf2] stroke-[3]">
        {isles.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} paintOrder="stroke" />
        ))}
      </g>
      <g aria-hidden="true" textAnchor="middle" className="fill-ink">
        <text y={34} className="text-[11.5px] font-semibold">
          {name}
        </text>
        <text y={47} className="fill-ink-2 text-[10.5px]">
          {`(${of})`}
        </text>
      </g>
    </g>
  )
}

const paracelIsles = [
  [-18, 2, 2.6],
  [-11, -4, 2],
  [-7, 5, 2.8],
  [6, -8, 2.4],
  [13, -3, 3],
  [19, 4, 2],
] as const
const spratlyIsles = [
  [-22, 6, 2],
  [-14, -4, 2.8],
  [-5, 10, 2.2],
  [-2, -9, 2.4],
  [7, 2, 3],
  [13, -7, 2],
  [18, 9, 2.6],
  [25, 0, 2],
] as const

const [tileWidth, tileHeight] = [54, 46]
const [columns, rows] = [56, 48]
const [halo, margin] = [9, 12]
const width = 6 * columns + 2 * margin - 8
const height = 18 * rows + 2 * margin

function left(x: number): number {
  return margin + x * columns
}

function top(y: number): number {
  return margin + y * rows
}

/** Three shades tell few from many; the number beside tells exactly. */
function shadeOf(count: number): string {
  if (count === 0) return 'fill-ground'
  if (count < 8) return 'fill-white'
  return count < 13 ? 'fill-primary/14' : 'fill-primary/30'
}
