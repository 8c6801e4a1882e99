/** Four eyes: what moves points waits until somebody who did not write it approves the version they read. */
export { approvalColumns, approvalOf, approvalStateOf, isInApproval } from './approval-columns.ts'
export { proposeChange, proposeNew, type Approving } from './propose.ts'
export { serveApproval } from './serve-approval.ts'
