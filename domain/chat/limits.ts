/** Letters of a message, of a note and of what is said beside a rating. */
export const maxWords = 2000
export const maxRatingWords = 500
/** Newest ones that an answer brings along; older ones are asked for. */
export const messagesAtOnce = 60
/** Pictures of one conversation in 24 hours, each side. */
export const picturesADay = 30
/** Characters of a data address; the browser makes pictures small first. */
export const maxPictureAddress = 3_000_000
/** Kinds of goods in the card of a cart. */
export const maxCartLines = 20
/** Where the inbox was in sight within so many seconds somebody is there. */
export const presentSeconds = 75
