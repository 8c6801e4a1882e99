import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { CounterfeitScreen } from '#web/backoffice/counterfeits/counterfeit-screen.tsx'
import { counterfeitTexts as texts } from '#web/backoffice/counterfeits/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = CounterfeitScreen
