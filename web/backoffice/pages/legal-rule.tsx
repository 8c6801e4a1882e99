import { LegalRuleScreen } from '#web/backoffice/games/law/law-screen.tsx'
import { lawScreenTexts as texts } from '#web/backoffice/games/law/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = LegalRuleScreen
