import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { DataRequestsScreen } from '#web/backoffice/data-requests/request-screen.tsx'
import { dataRequestScreenTexts as texts } from '#web/backoffice/data-requests/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = DataRequestsScreen
