/** The vaccine-centre shop's own places. */
export { findCenter, insertCenters as saveCenters, type NewCenter } from './queries.ts'
export { centerRows, findDeskCenter, insertCenter, updateCenter } from './desk-queries.ts'
