export type Point = readonly [x: number, y: number]
/** Where a point of flat artwork lies in the picture. */
export type Warp = (point: Point) => Point
export interface Command {
  type: 'M' | 'L' | 'Q' | 'C' | 'Z'
  points: Point[]
}
/** Artwork in coordinates of its own, laid on a surface: a carton's side, a bottle's label. */
export interface Face {
  width: number
  height: number
  warp: Warp
}

const step = 24

/** Path data after warping; long straight lines are split, so that they bend with the surface. */
export function warpPath(commands: readonly Command[], warp: Warp): string {
  let from: Point = [0, 0]
  const parts: string[] = []
  for (const { type, points } of commands) {
    const to = points.at(-1) ?? from
    if (type === 'L') parts.push(...splitLine(from, to).map((point) => `L${show(warp(point))}`))
    else parts.push(type + points.map((point) => show(warp(point))).join(' '))
    from = to
  }
  return parts.join('')
}

function splitLine(from: Point, to: Point): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(1, Math.ceil(length / step))
  return Array.from({ length: count }, (_, index) => between(from, to, (index + 1) / count))
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

export function polygon(...points: Point[]): Command[] {
  const [first = [0, 0], ...rest] = points
  const lines = [...rest, first].map((point): Command => ({ type: 'L', points: [point] }))
  return [{ type: 'M', points: [first] }, ...lines, { type: 'Z', points: [] }]
}

export function rect(x: number, y: number, w: number, h: number, radius = 0): Command[] {
  if (radius === 0) return polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h])
  const r = Math.min(radius, w / 2, h / 2)
  const [right, bottom] = [x + w, y + h]
  return path(
    `M${x + r} ${y} L${right - r} ${y} Q${right} ${y} ${right} ${y + r} L${right} ${bottom - r} ` +
      `Q${right} ${bottom} ${right - r} ${bottom} L${x + r} ${bottom} Q${x} ${bottom} ${x} ${bottom - r} ` +
      `L${x} ${y + r} Q${x} ${y} ${x + r} ${y} Z`,
  )
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): Command[] {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523]
  return path(
    `M${cx - rx} ${cy} C${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry} ` +
      `C${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy} ` +
      `C${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry} ` +
      `C${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy} Z`,
  )
}

/** Commands from absolute M, L, Q, C and Z path data. */
export function path(data: string): Command[] {
  return [...data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, type, rest = '']) => {
    const numbers = (rest.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
    const points: Point[] = []
    for (let at = 0; at < numbers.length; at += 2) {
      points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0])
    }
    return { type: type as Command['type'], points }
  })
}

/** The matrix that a small thing around this point follows: for pictograms with their strokes. */
export function matrixAt({ warp }: Face, [x, y]: Point): string {
  const [ox, oy] = warp([x, y])
  const [ax, ay] = warp([x + 1, y])
  const [bx, by] = warp([x, y + 1])
  const numbers = [ax - ox, ay - oy, bx - ox, by - oy, ox, oy]
  return `matrix(${numbers.map((value) => Number(value.toFixed(4))).join(' ')})`
}

export function flat(width: number, height: number, x = 0, y = 0, scale = 1): Face {
  return { width, height, warp: ([px, py]) => [x + px * scale, y + py * scale] }
}

function show([x, y]: Point): string {
  return `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`
}
