import type { PrizeKind } from '#domain/game/definition.ts'
import type { ShownPrize } from '#domain/game/shown.ts'

/** A piece of the wheel's picture. */
export interface Segment {
  /** The prize that it stands for; null: none. Several may stand for the same. */
  prize: number | null
  kind: PrizeKind | 'blank' | 'other'
  /** At most two short lines. */
  lines: readonly string[]
}

const maxShown = 7
const minPieces = 6

/** The pieces of a wheel: each prize, and a blank where there are any, again and again until it looks like a wheel. */
export function segmentsOf(prizes: readonly ShownPrize[], hasBlanks: boolean): Segment[] {
  const shown = prizes.length > maxShown ? prizes.slice(0, maxShown - 1) : prizes
  const pieces: Segment[] = shown.map(toSegment)
  if (shown.length < prizes.length) pieces.push({ prize: null, kind: 'other', lines: ['Quà khác'] })
  if (hasBlanks) pieces.push({ prize: null, kind: 'blank', lines: ['Hẹn', 'lần sau'] })
  const rounds = Math.max(1, Math.ceil(minPieces / Math.max(1, pieces.length)))
  return Array.from({ length: rounds }, () => pieces).flat()
}

/** The places of the wheel that tell a result; the wheel stops at one of them. */
export function placesOf(segments: readonly Segment[], prize: number | null): number[] {
  const of = (matches: (segment: Segment) => boolean) =>
    segments.flatMap((segment, place) => (matches(segment) ? [place] : []))
  if (prize === null) return of(({ kind }) => kind === 'blank')
  const mine = of((segment) => segment.prize === prize)
  return mine.length > 0 ? mine : of(({ kind }) => kind === 'other')
}

function toSegment({ id, name, kind }: ShownPrize): Segment {
  return { prize: id, kind, lines: shortLines(name) }
}

const maxLine = 10

/** What a piece has room for; the whole name stands in the list beside it. */
export function shortLines(name: string): string[] {
  const figure = /^(?:\D{0,16}\s)?(\d[\d.]*)\s*(điểm|VNĐ)(?:\s|$)/u.exec(name)
  if (figure) return [figure[1]!, figure[2]!]
  const lines = ['', '']
  let at = 0
  for (const word of name.split(' ')) {
    const longer = `${lines[at]} ${word}`.trim()
    if (longer.length > maxLine && lines[at] !== '') at += 1
    if (at > 1) break
    lines[at] = `${lines[at]} ${word}`.trim()
  }
  return lines.filter(Boolean).map((line) => (line.length > 12 ? `${line.slice(0, 11)}…` : line))
}
