import { FindPharmacy } from '#web/pharmacy/area/FindPharmacy.tsx'
import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { findTexts as texts } from '#web/pharmacy/texts.ts'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.title)

export function Component() {
  return <FindPharmacy />
}
