import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { JobsScreen } from '#web/features/desk/jobs/JobsScreen.tsx'
import { jobTexts as texts } from '#web/features/desk/jobs/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export const Component = JobsScreen
