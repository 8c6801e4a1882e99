import * as api from '#domain/notification/backoffice/api.ts'
import * as mailApi from '#domain/notification/backoffice/mail-api.ts'
import { route, type App } from '../../platform/http/app.ts'
import { mayBeBehind } from '../../platform/http/standby-reads.ts'
import { getMessageReach, getMessageState } from './get-message-state.ts'
import { getSentMessage, listSentMessages } from './list-sent-messages.ts'
import { liftMailRefusal, listMailRefusals, noteMailRefusal } from './mail-refusals.ts'
import { changeMailText, listMailTexts } from './mail-texts.ts'
import { changeMessageText, getMessageValues, listMessageTexts } from './message-texts.ts'
import { previewMail, tryMail } from './try-mail.ts'

export function messageRoutes(app: App): void {
  route(app, mayBeBehind(api.listSentMessages), listSentMessages)
  route(app, api.getSentMessage, getSentMessage)
  route(app, api.getMessageState, getMessageState)
  route(app, api.getMessageReach, getMessageReach)
  route(app, api.listMessageTexts, listMessageTexts)
  route(app, api.changeMessageText, changeMessageText)
  route(app, api.getMessageValues, getMessageValues)
  route(app, mailApi.listMailTexts, listMailTexts)
  route(app, mailApi.changeMailText, changeMailText)
  route(app, mailApi.previewMail, previewMail)
  route(app, mailApi.tryMail, tryMail)
  route(app, mailApi.listMailRefusals, listMailRefusals)
  route(app, mailApi.noteMailRefusal, noteMailRefusal)
  route(app, mailApi.liftMailRefusal, liftMailRefusal)
}
