/** What staff are told of in the frame of every page (docs/rules/bell.md). */
export { bellListeners } from './listeners.ts'
export { bellRoutes } from './routes.ts'
export { forgetBell } from './ring.ts'
