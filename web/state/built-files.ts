/** Where the server has the worker of the pharmacies' area. */
export const pharmacyWorkerPath = '/sw-nha-thuoc.js'

/**
 * Whether a part that is not here yet can be asked for now: over the network, or from the area's
 * worker, which keeps every built file of it. Without either nobody should ask.
 */
export function canFetchParts(): boolean {
  return navigator.onLine || isKeptByWorker()
}

/** Whether the area's worker answers for this page. */
export function isKeptByWorker(): boolean {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  return worker !== null && new URL(worker.scriptURL).pathname === pharmacyWorkerPath
}
