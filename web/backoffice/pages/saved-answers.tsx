import { SavedAnswersScreen } from '#web/backoffice/chats/answer-screen.tsx'
import { savedAnswerTexts as texts } from '#web/backoffice/chats/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = SavedAnswersScreen
