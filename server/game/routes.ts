import * as api from '#domain/game/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { getGame } from './get-game.ts'
import { playGame } from './play-game.ts'
import { getGameProof } from './read-proof.ts'

export function gameRoutes(app: App): void {
  route(app, api.getGame, getGame)
  route(app, api.getGameProof, getGameProof)
  route(app, api.playGame, playGame)
}
