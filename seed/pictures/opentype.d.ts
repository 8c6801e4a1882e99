declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }
  export interface Glyph {
    index: number
    advanceWidth: number
    getPath(x: number, y: number, size: number): { commands: PathCommand[] }
  }
  export interface Font {
    unitsPerEm: number
    charToGlyph(character: string): Glyph
    charToGlyphIndex(character: string): number
    getKerningValue(left: Glyph, right: Glyph): number
  }
  const opentype: { parse(data: ArrayBuffer): Font }
  export default opentype
}
