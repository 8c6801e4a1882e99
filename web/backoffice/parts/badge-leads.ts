import { createContext } from 'react'

/** A badge tells its entry of the menu which list has what it counts; null once nothing waits. */
export const BadgeLeads = createContext<(path: string | null) => void>(() => undefined)
