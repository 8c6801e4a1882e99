import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { CohortScreen } from '#web/backoffice/reports/CohortScreen.tsx'
import { cohortScreenTexts as texts } from '#web/backoffice/reports/cohort-screen-texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = CohortScreen
