import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { AccountsScreen } from '#web/backoffice/people/account-screen.tsx'
import { accountTexts as texts } from '#web/backoffice/people/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = AccountsScreen
