/** What every kind of record of the back office has: lists, forms, versions, history, files. */
export { serveResource } from './serve-resource.ts'
export type { Acted, Handlers, Writing } from './handlers.ts'
export { forgetBulkJobs, forgetExports, resourceListeners } from './listeners.ts'
export { mayRead, recordKind, type RecordKind } from './record-kind.ts'
export { serveImport } from './import/import-route.ts'
export type { Imported } from './import/importer.ts'
export { readColumns, type CellError } from './import/read-columns.ts'
export { maxRows, readRows } from './import/read-sheet.ts'
export {
  ensureMayHave,
  tableFile,
  tablePieces,
  type OpenTable,
  type TableFile,
} from './export/table-file.ts'
export { sendForm } from './export/send-table.ts'
export { listQuery } from './list-query.ts'
export { runningFirst, windowTimeIn } from './window-time.ts'
export { foldedWords, hasPhoneEnd, partOf, wordsOf } from './search.ts'
export {
  choiceColumn,
  listColumn,
  outColumn,
  phoneCell,
  textColumn,
  type Cells,
  type Column,
  type Columns,
  type TellCell,
} from './columns.ts'
export {
  approvalColumns,
  approvalOf,
  isInApproval,
  approvalStateOf,
  proposeChange,
  proposeNew,
  serveApproval,
  type Approving,
} from './approval/index.ts'
