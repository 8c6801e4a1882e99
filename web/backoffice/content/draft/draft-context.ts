import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Body } from '#domain/publishing/kinds-of-content.ts'
import { withValueAt } from '#web/form/paths.ts'
import type { DraftStore, DraftView, Finding } from './draft-store.ts'

export const DraftContext = createContext<DraftStore | null>(null)

export function useDraftStore(): DraftStore {
  const store = use(DraftContext)
  if (!store) throw new Error('A field of a draft stands outside of its editor.')
  return store
}

export function useDraftView(store: DraftStore): DraftView {
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}

/** What the claim check found in one part, as it was last saved. */
export function useDraftFindings(path: string | undefined): readonly Finding[] {
  const { findings } = useDraftView(useDraftStore())
  return useMemo(
    () => findings.filter((finding) => finding.path === path && finding.quote !== ''),
    [findings, path],
  )
}

/** Writes one field of the draft by its path; what a form leaves out is an empty text there. */
export function useSetField(): (path: string, value: unknown) => void {
  const store = useDraftStore()
  return useCallback(
    (path, value) =>
      store.change(
        (known) => withValueAt<Body>(known, path, value === undefined ? '' : value),
        path,
      ),
    [store],
  )
}
