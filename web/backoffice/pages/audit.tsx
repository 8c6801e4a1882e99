import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { AuditScreen } from '#web/backoffice/people/AuditScreen.tsx'
import { auditListTexts as texts } from '#web/backoffice/people/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = AuditScreen
