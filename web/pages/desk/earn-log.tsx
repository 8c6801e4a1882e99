import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { EarnLogScreen } from '#web/features/desk/earn-log/EarnLogScreen.tsx'
import { earnLogTexts as texts } from '#web/features/desk/earn-log/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export const Component = EarnLogScreen
