import { useEffect } from 'react'

const loadMarks = () => import('./keep-marks.ts')

let keepMarks: (() => void) | undefined

/** Keeps the marks of the campaign somebody came by in the address of every page of the visit. */
export function useTrackedMarks(): void {
  // After every move, also one to the same address. Who came without a mark loads nothing for it.
  useEffect(() => {
    if (keepMarks) keepMarks()
    else if (/[?&](?!(?:c|sc|search|page|sort|brands|prices)=)/.test(location.search)) {
      loadMarks().then(
        (part) => (keepMarks = part.keepMarks)(),
        () => undefined,
      )
    }
  })
}
