/** What lies on the shelf, what orders hold of it, and why it moved. */
export { announceStock } from './announce-stock.ts'
export { onHandChange, reservedChange, reservedSum, stockChecks } from './checks.ts'
export {
  changeReserved,
  consumeStock,
  countStock,
  findStock,
  listAvailable,
  moveByHand,
  openStock,
  releaseStock,
  restock,
  restockPieces,
  type Reservation,
  type StockChange,
} from './queries.ts'
export { openHoldClock } from './hot/hold-clock.ts'
export {
  HoldLost,
  holdHotStock,
  hotProducts,
  noteLockWaits,
  type Demand,
} from './hot/hold-stock.ts'
export { stockJobs } from './jobs.ts'
export { isTaken, takeStock, type ClaimedStock, type TakenStock } from './take-stock.ts'
