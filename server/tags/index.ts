/** What measures the shop, and what a visitor says to it. */
export { tagOriginsOf } from './tag-origins.ts'
export { tagRoutes } from './choice-route.ts'
