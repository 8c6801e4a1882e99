import type { OpenSurvey } from '#domain/survey/api.ts'
import type { AccessBook } from './survey-access.ts'

export type SurveysView =
  | { state: 'loading' }
  /** `reason` is null where the question itself failed, by this `error`. */
  | { state: 'denied'; reason: string | null; error?: unknown }
  | { state: 'failed'; error: unknown }
  /** `isRemembered`: without a network, as this device knows them. */
  | { state: 'open'; surveys: readonly OpenSurvey[]; isRemembered: boolean }

export type OpenSurveys = ReturnType<typeof openSurveys>

interface OpenSurveysOptions {
  code: string
  access: AccessBook
  list: () => Promise<readonly OpenSurvey[]>
  /** What this device knows; null for nothing. */
  recall: () => readonly OpenSurvey[] | null
  remember: (surveys: readonly OpenSurvey[]) => void
  isOffline: (error: unknown) => boolean
}

/**
 * The surveys that a pharmacy may answer. Access is what the server says of it, and a check that throws
 * denies it; without a network whoever has been let in on this device goes on with what lies here, and
 * the server decides again before it takes any of it.
 */
export function openSurveys(options: OpenSurveysOptions) {
  const { code, access, list, recall, remember, isOffline } = options
  let view: SurveysView = { state: 'loading' }
  let latest = 0
  const listeners = new Set<() => void>()
  const show = (next: SurveysView) => {
    view = next
    for (const listener of listeners) listener()
  }
  /** What is open stays on the screen while it is asked for again. */
  const withoutServer = (error: unknown, otherwise: SurveysView): SurveysView => {
    if (!isOffline(error)) return otherwise
    if (view.state === 'open') return { ...view, isRemembered: true }
    const known = recall()
    return known ? { state: 'open', surveys: known, isRemembered: true } : otherwise
  }
  const ask = async (): Promise<SurveysView> => {
    const found = await access.ask(code)
    if (found.state === 'denied') {
      const { reason, error } = found
      if (reason === null) return withoutServer(error, { state: 'denied', reason, error })
      remember([])
      return { state: 'denied', reason }
    }
    try {
      const surveys = await list()
      remember(surveys)
      return { state: 'open', surveys, isRemembered: false }
    } catch (error) {
      return withoutServer(error, { state: 'failed', error })
    }
  }
  const load = async (): Promise<void> => {
    latest += 1
    const turn = latest
    if (view.state !== 'open') show({ state: 'loading' })
    const found = await ask()
    if (turn === latest) show(found)
  }
  const retry = (): Promise<void> => {
    access.forget(code)
    return load()
  }
  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load,
    /** Asks anew, access too. */
    retry,
    /** The network is back: whoever the server has let in already is not asked about again. */
    comeBack: async (): Promise<void> => {
      if (view.state !== 'open' || view.isRemembered) await retry()
    },
  }
}
