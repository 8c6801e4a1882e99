import { HealthScreen } from '#web/backoffice/health/HealthScreen.tsx'
import { healthTexts as texts } from '#web/backoffice/health/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = HealthScreen
