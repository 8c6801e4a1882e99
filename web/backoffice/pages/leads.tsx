import { LeadsScreen } from '#web/backoffice/leads/lead-screen.tsx'
import { leadTexts as texts } from '#web/backoffice/leads/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = LeadsScreen
