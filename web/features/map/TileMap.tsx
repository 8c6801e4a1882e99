import type { MouseEvent, ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { keptPart } from '#web/features/kept/kept-part.ts'
import { archipelagos, nameLines, tiles, type Tile } from './map-tiles.ts'
import { mapTexts as texts } from './texts.ts'

/** How one province is drawn. */
export interface TileLook {
  count: number
  /** Of the tile: few or many. */
  shade: string
  isChosen: boolean
  /** Read out. */
  label: string
  /** Without it the tile is no link. */
  link?: { href: string; onPress: (event: MouseEvent) => void }
}

/** Vietnam as a drawing of its provinces; no border is claimed by it. */
export function TileMap({ label, lookOf }: { label: string; lookOf: (tile: Tile) => TileLook }) {
  return (
    <svg
      role="group"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full"
    >
      <Land />
      <Sea />
      {tiles.map((tile) => (
        <Province key={tile.id} tile={tile} look={lookOf(tile)} />
      ))}
    </svg>
  )
}

/** What lies below the provinces. */
const Land = import.meta.env.SSR ? keptPart(AllLand, { room: 1 }) : AllLand

function AllLand() {
  return (
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
  )
}

function Province({ tile: { name, x, y }, look }: { tile: Tile; look: TileLook }): ReactNode {
  const { label, link, count, shade, isChosen } = look
  const face = (
    <g transform={`translate(${left(x)} ${top(y)})`}>
      <Face name={name} count={count} shade={shade} isChosen={isChosen} />
    </g>
  )
  if (!link) {
    return (
      <g role="img" aria-label={label}>
        {face}
      </g>
    )
  }
  return (
    <a
      href={link.href}
      aria-label={label}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        link.onPress(event)
      }}
      className="group outline-none"
    >
      {face}
    </a>
  )
}

interface FaceProps extends Pick<TileLook, 'count' | 'shade' | 'isChosen'> {
  name: string
}

const Face = import.meta.env.SSR ? keptPart(FaceOfTile, { room: 200 }) : FaceOfTile

function FaceOfTile({ name, count, shade, isChosen }: FaceProps) {
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
          isChosen ? 'fill-primary' : shade,
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
const Sea = import.meta.env.SSR ? keptPart(SeaOfOurs, { room: 1 }) : SeaOfOurs

function SeaOfOurs() {
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
