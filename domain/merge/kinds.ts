export const mergeStates = ['waiting', 'done', 'cancelled'] as const
export type MergeState = (typeof mergeStates)[number]

/** A code that was sent to the phone, or what staff saw where it is lost: then a second person carries it out. */
export const phoneProofs = ['code', 'words'] as const
export type PhoneProof = (typeof phoneProofs)[number]

/** The phone that goes, and the one that stays. */
export const mergeSides = ['from', 'to'] as const
export type MergeSide = (typeof mergeSides)[number]

/** Why two phones may not become one now; another reason each, and another thing to do first. */
export const mergeForbids = [
  'locked',
  'holding',
  'adjusting',
  'erasing',
  'sameRequest',
  'employee',
] as const
export type MergeForbids = (typeof mergeForbids)[number]
