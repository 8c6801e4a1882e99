/** How the shop itself is, for its staff and for the public. */
export { healthRoutes } from './routes.ts'
export { readPublicStatus } from './public-status.ts'
