import * as api from '#domain/game/pharmacy/api.ts'
import { route, type App } from '../../platform/http/app.ts'
import { getCounterDraw } from './draw.ts'
import { checkLuckyMoney, startLuckyMoney, trackLuckyMoney } from './lucky-money.ts'
import { listCounterPrizes } from './prizes.ts'
import { getGameStatistics } from './statistics.ts'
import {
  checkPharmacyWheel,
  getPharmacyWheel,
  listCounterGames,
  submitGameResult,
} from './wheel.ts'

export function pharmacyGameRoutes(app: App): void {
  route(app, api.listCounterGames, listCounterGames)
  route(app, api.getPharmacyWheel, getPharmacyWheel)
  route(app, api.checkPharmacyWheel, checkPharmacyWheel)
  route(app, api.submitGameResult, submitGameResult)
  route(app, api.checkLuckyMoney, checkLuckyMoney)
  route(app, api.trackLuckyMoney, trackLuckyMoney)
  route(app, api.startLuckyMoney, startLuckyMoney)
  route(app, api.getCounterDraw, getCounterDraw)
  route(app, api.listCounterPrizes, listCounterPrizes)
  route(app, api.getGameStatistics, getGameStatistics)
}
