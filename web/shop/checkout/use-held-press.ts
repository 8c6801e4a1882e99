import { useEffect, useState } from 'react'
import { seconds } from '#domain/kernel/durations.ts'

/** For so long after the last sign of life a press still means what was meant. */
const patience = seconds(15)

/** A press that comes before what it needs is held, seen as work under way, and carried out once that is there. */
export function useHeldPress(isComing: boolean, go: () => void) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isHeld) return
    const end = () => {
      setHeld(false)
      if (!isComing) go()
    }
    // A turn later at least: what has just come, as a member's addresses, chooses one of them first.
    const timer = setTimeout(end, isComing ? patience : 0)
    return () => clearTimeout(timer)
  })
  return { isHeld, press: () => (isComing ? setHeld(true) : go()) }
}
