import Leaf from 'lucide-react/icons/leaf'
import { currentBrand } from '#domain/brand/current-brand.ts'

/** The shop's logo where staff chose one; else the leaf on its colour beside the name (components.css). */
export function BrandMark({ isDark }: { isDark?: boolean }) {
  const { name, logo, darkLogo } = currentBrand()
  const own = (isDark && darkLogo) || logo
  return own ? (
    <img src={`${own.stem}-480.webp`} alt={name} className="brand-logo" />
  ) : (
    <>
      <Leaf aria-hidden="true" className="brand-leaf" />
      <span className="brand-name">{name}</span>
    </>
  )
}
