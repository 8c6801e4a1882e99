import { brandStyle } from '#domain/brand/brand-style.ts'

/** The brand's colours behind the built styles; let in by its hash, as a page's scripts are (`pagePolicy`). */
export function styleHtml(): string {
  const style = brandStyle()
  return style && `<style>${style}</style>`
}
