import { BulkJobScreen } from '#web/backoffice/bulk-jobs/BulkJobScreen.tsx'
import { bulkJobTexts as texts } from '#web/backoffice/bulk-jobs/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = BulkJobScreen
