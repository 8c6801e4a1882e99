import { firstHundred } from './labelled/first-hundred.ts'
import { lastHundred } from './labelled/last-hundred.ts'
import { pointingHeldOut } from './labelled/pointing-held-out.ts'
import { pointingSentences } from './labelled/pointing.ts'
import { secondHundred } from './labelled/second-hundred.ts'
import { thirdHundred } from './labelled/third-hundred.ts'

/** Sentences on which the rules were written. */
export const tuningSentences = [
  ...firstHundred,
  ...secondHundred,
  ...thirdHundred,
  ...pointingSentences,
]

/** Sentences that the rules had not seen: what they do on these is what they do on new texts. */
export const heldOutSentences = [...lastHundred, ...pointingHeldOut]
