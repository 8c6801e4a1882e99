import * as api from '#domain/game/settlement/api.ts'
import { route, type App } from '../../platform/http/app.ts'
import { dropSettlementStep, noteSettlementStep } from './note-step.ts'
import { getGameSettlement } from './read-settlement.ts'
import { settleGame } from './settle-game.ts'

export function settlementRoutes(app: App): void {
  route(app, api.getGameSettlement, getGameSettlement)
  route(app, api.noteSettlementStep, noteSettlementStep)
  route(app, api.dropSettlementStep, dropSettlementStep)
  route(app, api.settleGame, settleGame)
}
