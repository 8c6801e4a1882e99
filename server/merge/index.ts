/** Two phones of one person become one (docs/rules/merges.md). */
export { phoneMergeListeners } from './listeners.ts'
export { mergeRecords } from './merges.ts'
export { placesOfPeople } from './movers.ts'
export { mergeRoutes } from './routes.ts'
