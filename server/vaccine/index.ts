/** The vaccine-centre shop's own places (decisions, section 7). */
export { findCenter, insertCenters as saveCenters, type NewCenter } from './store.ts'
