import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { SourcesScreen } from '#web/backoffice/sources/SourcesScreen.tsx'
import { sourceTexts as texts } from '#web/backoffice/sources/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = SourcesScreen
