import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { AuditScreen } from '#web/features/desk/people/AuditScreen.tsx'
import { peopleTexts as texts } from '#web/features/desk/people/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.auditTitle)

export const Component = AuditScreen
