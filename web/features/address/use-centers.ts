import { useEffect, useState } from 'react'
import { listVaccineCenters, type VaccineCenter } from '#domain/vaccine/api.ts'
import { api } from '#web/api.ts'

type State =
  { kind: 'loading' } | { kind: 'failed' } | { kind: 'found'; centers: readonly VaccineCenter[] }

/** The centres that are open for orders, asked for when somebody is about to choose one. */
export function useCenters(): { state: State; retry: () => void } {
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    void findCenters(leaving.signal).then((found) => !leaving.signal.aborted && setState(found))
    return () => leaving.abort()
  }, [])
  const retry = () => {
    setState({ kind: 'loading' })
    void findCenters().then(setState)
  }
  return { state, retry }
}

function findCenters(signal?: AbortSignal): Promise<State> {
  return api.call(listVaccineCenters, {}, { signal }).then(
    (centers): State => ({ kind: 'found', centers }),
    (): State => ({ kind: 'failed' }),
  )
}
