import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { EarnLogScreen } from '#web/backoffice/earn-log/EarnLogScreen.tsx'
import { earnLogTexts as texts } from '#web/backoffice/earn-log/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = EarnLogScreen
