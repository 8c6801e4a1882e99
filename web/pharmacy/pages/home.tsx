import { PharmacyHome } from '#web/pharmacy/home/PharmacyHome.tsx'
import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.home)

export function Component() {
  return <PharmacyHome />
}
