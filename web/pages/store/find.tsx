import { FindStore } from '#web/features/store/FindStore.tsx'
import { noLoader, storeHandle } from '#web/features/store/store-handle.ts'
import { findTexts as texts } from '#web/features/store/texts.ts'

export { noLoader as loader }

export const handle = storeHandle(texts.title)

export function Component() {
  return <FindStore />
}
