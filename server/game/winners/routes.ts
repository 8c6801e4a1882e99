import * as api from '#domain/game/backoffice/winners-api.ts'
import { route, type App } from '../../platform/http/app.ts'
import { refuseWin, releaseWin } from './decide-hold.ts'
import { getDeskWin } from './get-win.ts'
import { countDeskWins, listDeskWins, listWinGames } from './list-wins.ts'
import { moveClaim } from './move-claim.ts'

export function winnerRoutes(app: App): void {
  route(app, api.listDeskWins, listDeskWins)
  route(app, api.listWinGames, listWinGames)
  route(app, api.countDeskWins, countDeskWins)
  route(app, api.getDeskWin, getDeskWin)
  route(app, api.releaseWin, releaseWin)
  route(app, api.refuseWin, refuseWin)
  route(app, api.moveClaim, moveClaim)
}
