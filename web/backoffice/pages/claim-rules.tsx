import { ClaimRulesScreen } from '#web/backoffice/claim-rules/ClaimRulesScreen.tsx'
import { claimRuleTexts as texts } from '#web/backoffice/claim-rules/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = ClaimRulesScreen
