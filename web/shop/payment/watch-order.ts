import { seconds } from '#domain/kernel/durations.ts'

/** The browser's stream of hints; made anew after each loss that it does not mend itself. */
export interface HintStream {
  close(): void
}

export interface StreamEvents {
  /** It stands (again): something may have changed while it did not. */
  opened(): void
  changed(): void
  /** `forGood`: the browser will not try again by itself. */
  lost(forGood: boolean): void
}

export interface WatchOptions {
  /** Asks for the order; says whether it had changed. Never throws. */
  check(): Promise<boolean>
  openStream(events: StreamEvents): HintStream | null
  /** Ask now and then where no stream stands. Without it hints are all there is. */
  polls: boolean
  page: {
    isHidden(): boolean
    /** It was hidden or shown, or is back in the network. */
    onTurn(listener: () => void): () => void
  }
}

export const firstPause = seconds(4)
export const maxPause = seconds(30)
/** Beside a stream that stands: some networks keep its hints to themselves. */
export const pauseBesideStream = seconds(30)

/** Growing by half: 4, 6, 9, 13.5, 20.25, 30 seconds. */
export function pauseAfter(looks: number): number {
  return Math.min(maxPause, firstPause * 1.5 ** looks)
}

/**
 * Follows an order until the returned function is called: by hints from the server, by asking where
 * they cannot be had. A page that nobody sees asks nothing; seen again, it asks at once.
 */
export function watchOrder({ check, openStream, polls, page }: WatchOptions): () => void {
  let stream: HintStream | null = null
  let stands = false
  let looks = 0
  let looking = false
  let again = false
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const plan = () => {
    clearTimeout(timer)
    if (ended || !polls || page.isHidden()) return
    timer = setTimeout(() => void ask(), stands ? pauseBesideStream : pauseAfter(looks))
  }
  const ask = async () => {
    again = looking
    if (looking) return
    clearTimeout(timer)
    looking = true
    const changed = await check()
    looking = false
    looks = changed ? 0 : looks + 1
    // What was heard meanwhile may be newer than the answer.
    if (again && !ended) void ask()
    else plan()
  }
  const start = () => {
    stream ??= openStream({
      opened: () => {
        stands = true
        void ask()
      },
      changed: () => {
        looks = 0
        void ask()
      },
      lost: (forGood) => {
        stands = false
        if (forGood) stop()
        plan()
      },
    })
    plan()
  }
  const stop = () => {
    stream?.close()
    stream = null
    stands = false
  }
  const turn = () => {
    clearTimeout(timer)
    // Also where it seems to stand: a network that comes back may have taken it along.
    stop()
    if (page.isHidden()) return
    looks = 0
    start()
    void ask()
  }
  const forget = page.onTurn(turn)
  if (!page.isHidden()) start()
  return () => {
    ended = true
    clearTimeout(timer)
    forget()
    stop()
  }
}
