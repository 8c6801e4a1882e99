import * as desk from '#domain/chat/backoffice/api.ts'
import * as api from '#domain/chat/api.ts'
import { exportData } from '#domain/identity/account-data/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { answerChat, answerChatWithPicture, noteInChat } from './desk/answer-chat.ts'
import { getDeskChat, listChats, readDeskChat, typeInDeskChat } from './desk/get-desk-chat.ts'
import { assignChat, closeChat, eraseDeskChat, revealVisitor } from './desk/move-chat.ts'
import { beInInbox, listChatPeople } from './desk/people.ts'
import { getChatPushKey, subscribeChatPush, unsubscribeChatPush } from './desk/push.ts'
import { serveSavedAnswers } from './desk/saved-answers.ts'
import { exportWithChats } from './export-chats.ts'
import { chatFileRoutes } from './file-routes.ts'
import { chatFormRoute } from './form-route.ts'
import { countUnreadChat, getChat } from './get-chat.ts'
import { chatLiveRoutes } from './live-routes.ts'
import { eraseChat, rateChat, readChat, typeInChat } from './own-chat.ts'
import { ensureWroteBefore, sendChatPicture } from './pictures.ts'
import { sendChatMessage } from './send-message.ts'

export function chatRoutes(app: App): void {
  route(app, api.getChat, getChat)
  route(app, api.sendChatMessage, sendChatMessage)
  route(app, api.sendChatPicture, sendChatPicture, ensureWroteBefore)
  route(app, api.readChat, readChat)
  route(app, api.typeInChat, typeInChat)
  route(app, api.countUnreadChat, countUnreadChat)
  route(app, api.rateChat, rateChat)
  route(app, api.eraseChat, eraseChat)
  route(app, exportData, exportWithChats)
  chatLiveRoutes(app)
  chatFormRoute(app)
  chatFileRoutes(app)
  route(app, desk.listChats, listChats)
  route(app, desk.listChatPeople, listChatPeople)
  route(app, desk.getChatPushKey, getChatPushKey)
  route(app, desk.subscribeChatPush, subscribeChatPush)
  route(app, desk.unsubscribeChatPush, unsubscribeChatPush)
  route(app, desk.beInInbox, beInInbox)
  route(app, desk.getDeskChat, getDeskChat)
  route(app, desk.answerChat, answerChat)
  route(app, desk.answerChatWithPicture, answerChatWithPicture)
  route(app, desk.noteInChat, noteInChat)
  route(app, desk.assignChat, assignChat)
  route(app, desk.closeChat, closeChat)
  route(app, desk.revealVisitor, revealVisitor)
  route(app, desk.eraseDeskChat, eraseDeskChat)
  route(app, desk.readDeskChat, readDeskChat)
  route(app, desk.typeInDeskChat, typeInDeskChat)
  serveSavedAnswers(app)
}
