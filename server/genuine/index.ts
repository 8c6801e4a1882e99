/** Genuine-goods codes: batches, look-up, the one use of each, tries (docs/rules/genuine-codes.md). */
export { findLockedUntil as findCodeLock, holdLockRow as takeCodeTurn } from './attempt-store.ts'
export { recallByName as recallBatch } from './batch-store.ts'
export { genuineChecks } from './checks.ts'
export { codeCause, findCode, findCodeNotes, redeemCode } from './find-code.ts'
export { findCodes } from './find-codes.ts'
export type { CodeNote, FoundCode } from './found-code.ts'
export { issueBatch, type BatchTerms } from './issue-batch.ts'
export { noteAttempt } from './note-attempt.ts'
