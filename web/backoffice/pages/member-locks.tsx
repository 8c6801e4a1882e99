import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { MemberLocksScreen } from '#web/backoffice/member-locks/MemberLocksScreen.tsx'
import { lockScreenTexts as texts } from '#web/backoffice/member-locks/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = MemberLocksScreen
