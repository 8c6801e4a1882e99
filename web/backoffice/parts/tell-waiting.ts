import { createContext } from 'react'

export interface Waiting {
  count: number
  /** What is counted, for whoever hears it. */
  words: string
  /** The list narrowed to what is counted. */
  to: string
}

/** A badge tells its entry of the menu what waits; null once nothing does. */
export const TellWaiting = createContext<(waiting: Waiting | null) => void>(() => undefined)
