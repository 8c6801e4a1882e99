import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { MergeScreen } from '#web/backoffice/merges/merge-screen.tsx'
import { mergeScreenTexts as texts } from '#web/backoffice/merges/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = MergeScreen
