import type { LegalKey } from '../game/backoffice/law.ts'

export const requestKinds = ['copy', 'correct', 'erase', 'withdraw', 'object'] as const
export type RequestKind = (typeof requestKinds)[number]

/** `account`: somebody asked by themselves, logged in; nobody records that. */
export const requestChannels = ['phone', 'counter', 'mail', 'account'] as const
export type RequestChannel = (typeof requestChannels)[number]

/** How they proved who they are. */
export const requestProofs = ['document', 'callBack', 'code', 'session'] as const
export type RequestProof = (typeof requestProofs)[number]

export const requestStates = ['open', 'done', 'refused', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

/** Why the law lets a request be refused. */
export const refusalGrounds = ['unproven', 'law', 'contract', 'othersRights', 'none'] as const
export type RefusalGround = (typeof refusalGrounds)[number]

/** What was carried out of a request here; `nameCorrected` is of the time before more could be corrected. */
export const requestSteps = [
  'fileMade',
  'nameCorrected',
  'corrected',
  'eraseAsked',
  'erased',
  'consentsWithdrawn',
] as const
export type RequestStep = (typeof requestSteps)[number]

/** Under which figure of the law each kind's days stand. */
export const dueKeys: Record<RequestKind, LegalKey> = {
  copy: 'dataCopyDays',
  correct: 'dataCorrectDays',
  erase: 'dataEraseDays',
  withdraw: 'dataWithdrawDays',
  object: 'dataObjectDays',
}
