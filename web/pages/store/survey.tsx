import { SoonPage } from '#web/features/store/SoonPage.tsx'
import { noLoader, storeHandle } from '#web/features/store/store-handle.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'

export { noLoader as loader }

export const handle = storeHandle(texts.survey)

export function Component() {
  return <SoonPage title={texts.survey} />
}
