import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { ContentsScreen } from '#web/backoffice/content/ContentsScreen.tsx'
import { contentTexts as texts } from '#web/backoffice/content/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = ContentsScreen
