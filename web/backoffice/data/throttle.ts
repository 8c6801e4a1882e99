export interface Steps {
  call(): void
  stop(): void
}

/** A short wait lets hints of the same change come together. */
const firstWaitMs = 150

/** Many calls become few: soon after the first, and then at most once a pause, the last never lost. */
export function throttle(act: () => void, pauseMs: number): Steps {
  let timer: ReturnType<typeof setTimeout> | null = null
  let isResting = false
  let wanted = false
  const rest = () => {
    isResting = false
    timer = null
    if (wanted) run()
  }
  const run = () => {
    wanted = false
    isResting = true
    timer = setTimeout(rest, pauseMs)
    act()
  }
  return {
    call: () => {
      wanted = true
      if (!isResting && !timer) timer = setTimeout(run, firstWaitMs)
    },
    stop: () => {
      if (timer) clearTimeout(timer)
      wanted = false
    },
  }
}
