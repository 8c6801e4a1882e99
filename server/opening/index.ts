/** Whether a shop is ready to sell, and its opening. */
export { listReadiness } from './list-lacks.ts'
