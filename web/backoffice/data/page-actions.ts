import { useEffect, useRef } from 'react'

/** Something to do on the page in sight: `Thêm nhân viên`. */
export interface PageAction {
  label: string
  run: () => void
}

const sources = new Set<() => readonly PageAction[]>()

/** What can be done here; Ctrl-K finds it as long as the page is in sight. */
export function usePageActions(actions: readonly PageAction[]): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const read = () => latest.current
    sources.add(read)
    return () => void sources.delete(read)
  }, [])
}

export function listPageActions(): readonly PageAction[] {
  return [...sources].flatMap((read) => read())
}
