import { storeNotFound } from '#web/features/store/area/load-area.ts'
import { storeHandle } from '#web/features/store/store-handle.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'

export const handle = storeHandle(texts.notFound)

/** An address that the area does not have: its error screen shows it with status 404. */
export function loader(): never {
  throw storeNotFound()
}

export function Component() {
  return null
}
