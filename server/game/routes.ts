import * as api from '#domain/game/api.ts'
import * as own from '#domain/game/own/api.ts'
import * as proofApi from '#domain/game/proof/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { boardRoutes } from './board/board-route.ts'
import { claimPrize } from './claim-prize.ts'
import { turnForms } from './turn-forms.ts'
import * as desk from '#domain/game/backoffice/api.ts'
import { fileRoutes } from './backoffice/files.ts'
import { giveEntries } from './backoffice/give-entries.ts'
import {
  approveDeskGame,
  resumeGame,
  returnGame,
  stopGame,
  submitGame,
} from './backoffice/move-game.ts'
import { getDeskGame, listGames } from './backoffice/read-game.ts'
import { addDeskGame, changeDeskGame } from './backoffice/save-game.ts'
import * as simulation from '#domain/game/backoffice/simulation-api.ts'
import * as phones from '#domain/game/backoffice/phones-api.ts'
import * as tickets from '#domain/game/backoffice/tickets-api.ts'
import { documentRoutes } from './documents/document-route.ts'
import { gameTableRoute } from './exports/table-route.ts'
import { getGame } from './get-game.ts'
import { getMyGame } from './get-my-game.ts'
import { serveLegalRules } from './law/legal-rules.ts'
import { listMyGames } from './list-my-games.ts'
import { listOpenGames } from './list-open-games.ts'
import { listWinners } from './list-winners.ts'
import { listGamePhones, phoneListRoutes, removeGamePhone } from './phones/phone-list.ts'
import {
  issueTicketLot,
  listTicketLots,
  ticketFileRoute,
  withdrawTicketLot,
} from './backoffice/ticket-lots.ts'
import { pharmacyGameRoutes } from './pharmacy/routes.ts'
import { getDraw } from './draw-state.ts'
import * as drawApi from '#domain/game/draw/api.ts'
import { getDrawMinutes, saveDrawMinutes, tellNextWinner } from './hold-stage.ts'
import { minutesRoute } from './minutes/minutes-route.ts'
import { listMyNumbers } from './my-numbers.ts'
import { cancelSimulation, getSimulation, startSimulation } from './simulation/desk-simulation.ts'
import { playGame } from './play-game.ts'
import { proofFileRoute } from './proof-file-route.ts'
import { proofScriptRoute } from './proof-script-route.ts'
import { getProofSummary } from './proof-summary.ts'
import { getGameProof } from './read-proof.ts'
import { trackGame } from './track-game.ts'
import { verifyGameUser } from './verify-user.ts'
import { settlementRoutes } from './settlement/routes.ts'
import { stageRoute } from './stage-route.ts'
import { winnerRoutes } from './winners/routes.ts'

export function gameRoutes(app: App): void {
  route(app, api.getGame, getGame)
  route(app, api.listOpenGames, listOpenGames)
  route(app, api.getGameProof, getGameProof)
  route(app, api.listWinners, listWinners)
  route(app, api.playGame, playGame)
  pharmacyGameRoutes(app)
  route(app, own.getMyGame, getMyGame)
  route(app, own.listMyGames, listMyGames)
  route(app, own.verifyGameUser, verifyGameUser)
  route(app, own.claimPrize, claimPrize)
  route(app, own.trackGame, trackGame)
  turnForms(app)
  route(app, proofApi.getProofSummary, getProofSummary)
  proofFileRoute(app)
  proofScriptRoute(app)
  route(app, drawApi.getDraw, getDraw)
  stageRoute(app)
  route(app, drawApi.listMyNumbers, listMyNumbers)
  route(app, drawApi.tellNextWinner, tellNextWinner)
  route(app, drawApi.getDrawMinutes, getDrawMinutes)
  route(app, drawApi.saveDrawMinutes, saveDrawMinutes)
  minutesRoute(app)
  route(app, desk.listGames, listGames)
  route(app, desk.getDeskGame, getDeskGame)
  route(app, desk.addDeskGame, addDeskGame)
  route(app, desk.changeDeskGame, changeDeskGame)
  route(app, desk.submitGame, submitGame)
  route(app, desk.returnGame, returnGame)
  route(app, desk.approveDeskGame, approveDeskGame)
  route(app, desk.stopGame, stopGame)
  route(app, desk.resumeGame, resumeGame)
  route(app, desk.giveEntries, giveEntries)
  fileRoutes(app)
  route(app, tickets.listTicketLots, listTicketLots)
  route(app, tickets.issueTicketLot, issueTicketLot)
  route(app, tickets.withdrawTicketLot, withdrawTicketLot)
  ticketFileRoute(app)
  route(app, phones.listGamePhones, listGamePhones)
  route(app, phones.removeGamePhone, removeGamePhone)
  phoneListRoutes(app)
  serveLegalRules(app)
  route(app, simulation.getSimulation, getSimulation)
  route(app, simulation.startSimulation, startSimulation)
  route(app, simulation.cancelSimulation, cancelSimulation)
  winnerRoutes(app)
  settlementRoutes(app)
  boardRoutes(app)
  gameTableRoute(app)
  documentRoutes(app)
}
