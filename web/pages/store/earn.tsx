import { CounterScreen } from '#web/features/counter/CounterScreen.tsx'
import { noLoader, storeHandle } from '#web/features/store/store-handle.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'

export { noLoader as loader }

export const handle = storeHandle(texts.earn)

/** `ap-dung-uu-dai`, in the menu "Tích điểm". */
export function Component() {
  return <CounterScreen />
}
