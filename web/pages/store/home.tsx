import { StoreHome } from '#web/features/store/home/StoreHome.tsx'
import { noLoader, storeHandle } from '#web/features/store/store-handle.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'

export { noLoader as loader }

export const handle = storeHandle(texts.home)

export function Component() {
  return <StoreHome />
}
