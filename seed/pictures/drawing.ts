import { pictogram } from './pictograms.ts'
import { outline, type Weight } from './text-outline.ts'
import { matrixAt, warpPath, type Command, type Face, type Point } from './vector.ts'

/** A picture being drawn: definitions are collected, everything else is returned as markup. */
export interface Drawing {
  definitions: string[]
}

export function newDrawing(): Drawing {
  return { definitions: [] }
}

type Stop = readonly [offset: number, color: string, opacity?: number]

/** A linear gradient in the coordinates of what it fills. */
export function gradient(drawing: Drawing, from: Point, to: Point, stops: readonly Stop[]): string {
  const id = `g${drawing.definitions.length}`
  const marks = stops.map(
    ([offset, color, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  )
  drawing.definitions.push(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" ` +
      `x2="${to[0]}" y2="${to[1]}">${marks.join('')}</linearGradient>`,
  )
  return `url(#${id})`
}

export function blur(drawing: Drawing, radius: number): string {
  const id = `b${drawing.definitions.length}`
  drawing.definitions.push(
    `<filter id="${id}" x="-50%" y="-100%" width="200%" height="300%">` +
      `<feGaussianBlur stdDeviation="${radius}"/></filter>`,
  )
  return `url(#${id})`
}

/** Limits what is drawn to an outline. */
export function clipped(drawing: Drawing, data: string, content: string): string {
  const id = `c${drawing.definitions.length}`
  drawing.definitions.push(`<clipPath id="${id}"><path d="${data}"/></clipPath>`)
  return `<g clip-path="url(#${id})">${content}</g>`
}

export function shape(face: Face, commands: Command[], paint: string, opacity = 1): string {
  return `<path d="${warpPath(commands, face.warp)}" fill="${paint}"${faded(opacity)}/>`
}

export function line(face: Face, commands: Command[], paint: string, width: number, opacity = 1) {
  const data = warpPath(commands, face.warp)
  return `<path d="${data}" fill="none" stroke="${paint}" stroke-width="${width}"${faded(opacity)}/>`
}

export interface TextStyle {
  at: Point
  size: number
  weight?: Weight
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  maxWidth?: number
  opacity?: number
  spacing?: number
}

/** One line of text on a face; it shrinks to `maxWidth`. */
export function text(face: Face, words: string, style: TextStyle): string {
  const { size, weight = 500, maxWidth = Infinity, spacing = 0 } = style
  const natural = outline(words, size, weight, spacing)
  const shrink = Math.min(1, maxWidth / natural.width)
  const width = natural.width * shrink
  const x = style.at[0] - width * { start: 0, middle: 0.5, end: 1 }[style.anchor ?? 'start']
  const shifted = natural.commands.map(({ type, points }) => ({
    type,
    points: points.map(([px, py]): Point => [x + px * shrink, style.at[1] + py * shrink]),
  }))
  return shape(face, shifted, style.fill, style.opacity)
}

export function icon(
  face: Face,
  at: Point,
  name: string,
  size: number,
  color: string,
  opacity = 1,
) {
  const strokes = pictogram(name, size, color)
  return `<g transform="${matrixAt(face, at)}"${faded(opacity)}>${strokes}</g>`
}

export function placed(content: string, x: number, y: number, scale = 1, rotate = 0): string {
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${rotate})">${content}</g>`
}

export function svg(drawing: Drawing, width: number, height: number, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}"><defs>${drawing.definitions.join('')}</defs>${body}</svg>`
  )
}

function faded(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`
}
