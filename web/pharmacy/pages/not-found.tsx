import { pharmacyNotFound } from '#web/pharmacy/area/load-area.ts'
import { pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export const handle = pharmacyHandle(texts.notFound)

/** An address that the area does not have: its error screen shows it with status 404. */
export function loader(): never {
  throw pharmacyNotFound()
}

export function Component() {
  return null
}
