import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { ProgrammeScreen } from '#web/backoffice/loyalty/programme-screen.tsx'
import { programmeScreenTexts as texts } from '#web/backoffice/loyalty/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = ProgrammeScreen
