/** Who works at the desk, and what they did. */
export { recordAudit, staffActor, type AuditedChange } from './record-audit.ts'
