export const minQuestionLength = 20
export const maxQuestionLength = 2000
/** Of one phone in 24 hours. */
export const questionsADay = 5

/** Days after its end from which on the same words of the same phone ask anew. */
export const twinDays = 1

/** Days after which an open question is closed and its person forgotten: nobody has answered it. */
export const openDays = 90
/** Days after its end for which the person of a question is known. */
export const keptDays = 180
