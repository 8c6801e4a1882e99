import * as api from '#domain/notification/backoffice/api.ts'
import { route, type App } from '../../platform/http/app.ts'
import { getMessageState } from './get-message-state.ts'
import { getSentMessage, listSentMessages } from './list-sent-messages.ts'
import { changeMessageText, getMessageValues, listMessageTexts } from './message-texts.ts'

export function messageRoutes(app: App): void {
  route(app, api.listSentMessages, listSentMessages)
  route(app, api.getSentMessage, getSentMessage)
  route(app, api.getMessageState, getMessageState)
  route(app, api.listMessageTexts, listMessageTexts)
  route(app, api.changeMessageText, changeMessageText)
  route(app, api.getMessageValues, getMessageValues)
}
