import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { MemberLockScreen } from '#web/backoffice/member-locks/lock-screen.tsx'
import { lockScreenTexts as texts } from '#web/backoffice/member-locks/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = MemberLockScreen
