/** Whether a pharmacy may answer a survey: not asked yet, being asked, or answered. */
export type SurveyAccess =
  | { state: 'unknown' | 'pending' | 'allowed' }
  /** `reason` is null where the question itself failed, by this `error`. */
  | { state: 'denied'; reason: string | null; error?: unknown }

export interface AccessBook {
  of(code: string): SurveyAccess
  /** Asks once; whoever asks meanwhile shares the answer, which is kept for the pharmacy's code. */
  ask(code: string): Promise<SurveyAccess>
  /** The next question is asked anew; an answer under way is kept for nobody. */
  forget(code: string): void
  subscribe(listener: () => void): () => void
}

const unknown: SurveyAccess = { state: 'unknown' }

/**
 * Access by pharmacy: unknown, pending, allowed or denied. `check` gives
 * why not, in words, or null; a check that throws counts as denied.
 */
export function accessBook(check: (code: string) => Promise<string | null>): AccessBook {
  const known = new Map<string, SurveyAccess>()
  const asking = new Map<string, { answer: Promise<SurveyAccess> }>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const begin = (code: string): Promise<SurveyAccess> => {
    const turn = { answer: Promise.resolve(unknown) }
    turn.answer = answerOf(check, code).then((access) => {
      if (asking.get(code) === turn) {
        asking.delete(code)
        known.set(code, access)
        tell()
      }
      return access
    })
    asking.set(code, turn)
    known.set(code, { state: 'pending' })
    tell()
    return turn.answer
  }
  return {
    of: (code) => known.get(code) ?? unknown,
    ask: (code) => {
      const access = known.get(code)
      if (access && access.state !== 'pending') return Promise.resolve(access)
      return asking.get(code)?.answer ?? begin(code)
    },
    forget: (code) => {
      known.delete(code)
      asking.delete(code)
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function answerOf(
  check: (code: string) => Promise<string | null>,
  code: string,
): Promise<SurveyAccess> {
  try {
    const reason = await check(code)
    return reason === null ? { state: 'allowed' } : { state: 'denied', reason }
  } catch (error) {
    return { state: 'denied', reason: null, error }
  }
}
