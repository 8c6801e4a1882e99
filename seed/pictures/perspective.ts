import type { Face, Point } from './vector.ts'

export interface View {
  /** Degrees the box is turned; positive shows its right side, negative its left one. */
  turn: number
  /** Degrees the eye is above the table. */
  tilt: number
}
export type Project = (x: number, y: number, z: number) => Point

const distance = 1900

/** Looks at the middle of things about 400 units high that stand on the table. */
export function projection({ turn, tilt }: View, eyeHeight = 210): Project {
  const [yaw, pitch] = [(-turn * Math.PI) / 180, (tilt * Math.PI) / 180]
  return (x, y, z) => {
    const sideways = x * Math.cos(yaw) + z * Math.sin(yaw)
    const depth = -x * Math.sin(yaw) + z * Math.cos(yaw)
    const up = (y - eyeHeight) * Math.cos(pitch) - depth * Math.sin(pitch)
    const towards = (y - eyeHeight) * Math.sin(pitch) + depth * Math.cos(pitch)
    const scale = distance / (distance - towards)
    return [sideways * scale, -up * scale - eyeHeight]
  }
}

/** A flat face between its four corners: top left, top right, bottom right, bottom left. */
export function faceBetween(width: number, height: number, corners: FourPoints): Face {
  const [a, b, c, d] = corners
  const [dx1, dx2, dx3] = [b[0] - c[0], d[0] - c[0], a[0] - b[0] + c[0] - d[0]]
  const [dy1, dy2, dy3] = [b[1] - c[1], d[1] - c[1], a[1] - b[1] + c[1] - d[1]]
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / whole
  const h = (dx1 * dy3 - dx3 * dy1) / whole
  return {
    width,
    height,
    warp: ([x, y]) => {
      const [u, v] = [x / width, y / height]
      const w = g * u + h * v + 1
      return [
        ((b[0] - a[0] + g * b[0]) * u + (d[0] - a[0] + h * d[0]) * v + a[0]) / w,
        ((b[1] - a[1] + g * b[1]) * u + (d[1] - a[1] + h * d[1]) * v + a[1]) / w,
      ]
    },
  }
}

export type FourPoints = readonly [Point, Point, Point, Point]

/** The front of a standing cylinder seen from slightly above: x runs along its surface. */
export function cylinderFace(radius: number, top: number, height: number, sag: number): Face {
  const width = radius * Math.PI
  return {
    width,
    height,
    warp: ([x, y]) => {
      const angle = (x - width / 2) / radius
      return [radius * Math.sin(angle), top + y + sag * Math.cos(angle)]
    },
  }
}
