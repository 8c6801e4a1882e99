import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { MessagesScreen } from '#web/backoffice/messages/MessagesScreen.tsx'
import { messageScreenTexts as texts } from '#web/backoffice/messages/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = MessagesScreen
