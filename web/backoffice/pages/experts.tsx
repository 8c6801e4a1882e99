import { ExpertsScreen } from '#web/backoffice/experts/expert-screen.tsx'
import { expertScreenTexts as texts } from '#web/backoffice/experts/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = ExpertsScreen
