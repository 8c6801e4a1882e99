import { tokensOf } from './color.ts'
import { currentBrand } from './current-brand.ts'
import { initialColor } from './initial-color.ts'

/** The tokens that differ from those of the built styles, as a style sheet; empty in the first colour. */
export function brandStyle(): string {
  const { color } = currentBrand()
  if (!color || color === initialColor) return ''
  const { primary, deep, tint } = tokensOf(color)
  return `:root{--color-primary:${primary};--color-primary-deep:${deep};--color-primary-tint:${tint}}`
}
