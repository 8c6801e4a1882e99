import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { CohortCustomersScreen } from '#web/backoffice/reports/CohortCustomersScreen.tsx'
import { cohortScreenTexts as texts } from '#web/backoffice/reports/cohort-screen-texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.customersTable)

export const Component = CohortCustomersScreen
