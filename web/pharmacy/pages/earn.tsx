import { CounterScreen } from '#web/pharmacy/counter/CounterScreen.tsx'
import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.earn)

/** `ap-dung-uu-dai`, in the menu "Tích điểm". */
export function Component() {
  return <CounterScreen />
}
