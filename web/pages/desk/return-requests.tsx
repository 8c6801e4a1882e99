import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { ReturnsScreen } from '#web/features/desk/returns/ReturnsScreen.tsx'
import { deskReturnTexts as texts } from '#web/features/desk/returns/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export const Component = ReturnsScreen
