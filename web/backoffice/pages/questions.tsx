import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { QuestionsScreen } from '#web/backoffice/questions/QuestionsScreen.tsx'
import { questionScreenTexts as texts } from '#web/backoffice/questions/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = QuestionsScreen
