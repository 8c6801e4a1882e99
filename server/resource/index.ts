/** What every kind of record of the back office has: lists, forms, versions, history, files. */
export { serveResource } from './serve-resource.ts'
export type { Handlers, Writing } from './handlers.ts'
export { forgetExports, resourceListeners } from './listeners.ts'
export { mayRead, recordKind, type RecordKind } from './record-kind.ts'
export { listQuery } from './list-query.ts'
export { hasPhoneEnd, partOf, wordsOf } from './search.ts'
export {
  choiceColumn,
  listColumn,
  phoneCell,
  textColumn,
  type Cells,
  type Column,
  type Columns,
  type TellCell,
} from './columns.ts'
