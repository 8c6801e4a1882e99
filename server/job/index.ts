/** What waits and what was given up, for whoever shows how the shop is. */
export { groupOf, registerJobFigures } from './figures.ts'
export { readJobState, type JobState } from './figures-queries.ts'
export { jobRoutes } from './routes.ts'
