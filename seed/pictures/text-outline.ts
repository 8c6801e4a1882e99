import { readFileSync } from 'node:fs'
import opentype from 'opentype.js'
import type { Font, PathCommand } from 'opentype.js'
import type { Command, Point } from './vector.ts'

export type Weight = 400 | 500 | 600 | 700 | 800

export interface Outline {
  commands: Command[]
  width: number
}

/** A line of text as outlines, its baseline starting at 0,0: no installed font is needed. */
export function outline(text: string, size: number, weight: Weight, spacing = 0): Outline {
  const commands: Command[] = []
  let x = 0
  for (const { font, glyph, kerning } of glyphsOf(text, weight)) {
    const scale = size / font.unitsPerEm
    x += kerning * scale
    commands.push(...glyph.getPath(x, 0, size).commands.map(toCommand))
    x += glyph.advanceWidth * scale + spacing
  }
  return { commands, width: Math.max(0, x - spacing) }
}

function glyphsOf(text: string, weight: Weight) {
  let before: { font: Font; glyph: ReturnType<Font['charToGlyph']> } | null = null
  return [...text.normalize('NFC')].map((character) => {
    const font = fontFor(character, weight)
    const glyph = font.charToGlyph(character)
    const kerning = before?.font === font ? font.getKerningValue(before.glyph, glyph) : 0
    before = { font, glyph }
    return { font, glyph, kerning }
  })
}

/** The files are subsets: plain letters are in the one, letters with two marks in the other. */
function fontFor(character: string, weight: Weight): Font {
  const subsets = ['latin', 'vietnamese', 'latin-ext'] as const
  const fonts = subsets.map((subset) => load(subset, weight))
  const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0)
  if (!font) throw new Error(`no glyph for "${character}"`)
  return font
}

const loaded = new Map<string, Font>()

function load(subset: string, weight: Weight): Font {
  const name = `be-vietnam-pro-${subset}-${weight}-normal.woff`
  const known = loaded.get(name)
  if (known) return known
  const url = import.meta.resolve(`@fontsource/be-vietnam-pro/files/${name}`)
  const { buffer, byteOffset, byteLength } = readFileSync(new URL(url))
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  loaded.set(name, font)
  return font
}

function toCommand({ type, x = 0, y = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 }: PathCommand): Command {
  const points: Record<PathCommand['type'], Point[]> = {
    M: [[x, y]],
    L: [[x, y]],
    Q: [
      [x1, y1],
      [x, y],
    ],
    C: [
      [x1, y1],
      [x2, y2],
      [x, y],
    ],
    Z: [],
  }
  return { type, points: points[type] }
}
