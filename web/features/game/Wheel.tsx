import { useImperativeHandle, useRef, type Ref } from 'react'
import { PrizeSign } from './PrizeSign.tsx'
import type { Segment } from './segments.ts'
import { turnWheel, type Turning } from './turn-wheel.ts'

/** The picture of a turn: what moves while the server is asked, and stops at what it said. */
export interface Picture {
  begin(): void
  /** Comes to rest at the result, and is over when it stands. */
  reveal(prize: number | null): Promise<void>
  /** Stands at once: somebody does not want to wait, or nothing came of it. */
  skip(): void
}

export interface WheelProps {
  segments: readonly Segment[]
  picture: Ref<Picture>
}

/** A wheel that is looked at: whatever it shows is told in words beside it. */
export function Wheel({ segments, picture }: WheelProps) {
  const rotor = useRef<SVGSVGElement>(null)
  const turning = useRef<Turning | null>(null)
  useImperativeHandle(picture, () => {
    const get = () => (turning.current ??= turnWheel(rotor.current!, segments))
    return {
      begin: () => get().begin(),
      reveal: (prize) => get().reveal(prize),
      skip: () => get().skip(),
    }
  }, [segments])
  const angle = 360 / segments.length
  return (
    <div aria-hidden="true" className="game-wheel">
      <svg viewBox="-150 -150 300 300" className="game-layer">
        <circle r="148" className="game-ring" />
        <circle r="129" className="game-bright" />
        {Array.from({ length: 24 }, (_, nth) => (
          <circle
            key={nth}
            r="3.4"
            cx={138.5 * Math.sin((nth * Math.PI) / 12)}
            cy={-138.5 * Math.cos((nth * Math.PI) / 12)}
            className={nth % 2 === 0 ? 'game-bright motion-breathe' : 'game-bright'}
          />
        ))}
      </svg>
      <svg ref={rotor} viewBox="-150 -150 300 300" className="game-layer game-rotor">
        {segments.map((segment, place) => (
          <Piece
            key={place}
            segment={segment}
            angle={angle}
            turn={place * angle}
            tone={toneOf(place, segments.length)}
          />
        ))}
      </svg>
      <svg viewBox="-150 -150 300 300" className="game-layer">
        <circle r="128" fill="none" stroke="#fff" strokeOpacity="0.45" strokeWidth="2" />
        <circle r="30" className="game-bright" />
        <circle r="24" fill="#fff" />
        <path
          d="M0-13C8-9 12-2 9 6 7 11 3 13 0 13S-7 11-9 6C-12-2-8-9 0-13Zm0 6V10M0 2 5-3M0 6-5 1"
          fill="none"
          stroke="#0a7a55"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M0-113-13-146Q0-154 13-146Z"
          fill="#d6293e"
          stroke="#fff"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  )
}

/** Neighbours never have the same tone, the first and the last neither. */
function toneOf(place: number, count: number): number {
  const isLastBesideFirst = place === count - 1 && place % 4 === 0
  return isLastBesideFirst ? 3 : [0, 1, 2, 1][place % 4]!
}

interface PieceProps {
  segment: Segment
  /** In degrees, of one piece. */
  angle: number
  turn: number
  tone: number
}

const radius = 128

function Piece({ segment, angle, turn, tone }: PieceProps) {
  const half = (angle / 2) * (Math.PI / 180)
  const [x, y] = [radius * Math.sin(half), -radius * Math.cos(half)].map((at) => at.toFixed(2))
  const [first, second] = segment.lines
  const isFigure = /^\d/.test(first!)
  const isNarrow = angle < 40
  return (
    <g transform={`rotate(${turn})`} className={`game-tone-${tone}`}>
      <path
        d={`M0 0L-${x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}Z`}
        strokeWidth="1.2"
        className="game-piece"
      />
      <g transform={isNarrow ? 'translate(0 -108) scale(0.8)' : 'translate(0 -103)'}>
        <PrizeSign kind={segment.kind} />
      </g>
      <Line
        text={first!}
        y={firstLine(isFigure, isNarrow)}
        angle={angle}
        size={isFigure ? (isNarrow ? 15 : 19) : isNarrow ? 9 : 11.5}
      />
      {second && (
        <Line
          text={second}
          y={isNarrow ? -73 : isFigure ? -56 : -61}
          angle={angle}
          size={isNarrow ? 9 : 11.5}
        />
      )}
    </g>
  )
}

/** As large as there is room for between the edges of the piece at its height. */
function Line({ text, y, angle, size }: { text: string; y: number; angle: number; size: number }) {
  const room = 2 * -y * Math.tan((Math.min(angle, 90) / 2) * (Math.PI / 180)) - edge
  return (
    <text
      y={y}
      className="game-word"
      fontSize={Math.min(size, room / (text.length * perLetter)).toFixed(1)}
    >
      {text}
    </text>
  )
}

/** Of both sides, and of a letter in bold against its size. */
const [edge, perLetter] = [4, 0.58]

function firstLine(isFigure: boolean, isNarrow: boolean): number {
  if (isNarrow) return isFigure ? -83 : -84
  return isFigure ? -70 : -74
}
