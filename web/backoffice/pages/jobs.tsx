import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { JobsScreen } from '#web/backoffice/jobs/JobsScreen.tsx'
import { jobTexts as texts } from '#web/backoffice/jobs/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = JobsScreen
