import { useEffect, useState } from 'react'
import { listVaccineCenters, type VaccineCenter } from '#domain/vaccine/api.ts'
import { api } from '#web/api.ts'

type State =
  { kind: 'loading' } | { kind: 'failed' } | { kind: 'found'; centers: readonly VaccineCenter[] }

/** The centres that are open for orders, asked for when somebody is about to choose one. */
export function useCenters(): { state: State; retry: () => void } {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    api.call(listVaccineCenters, {}, { signal: leaving.signal }).then(
      (centers) => setState({ kind: 'found', centers }),
      () => !leaving.signal.aborted && setState({ kind: 'failed' }),
    )
    return () => leaving.abort()
  }, [attempt])
  const retry = () => {
    setState({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }
  return { state, retry }
}
