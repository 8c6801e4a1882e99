import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { PartnerScreen } from '#web/backoffice/partners/partner-screen.tsx'
import { partnerScreenTexts as texts } from '#web/backoffice/partners/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = PartnerScreen
