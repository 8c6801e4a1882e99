import { LooksScreen } from '#web/backoffice/customers/LooksScreen.tsx'
import { lookTexts as texts } from '#web/backoffice/customers/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = LooksScreen
