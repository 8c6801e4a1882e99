import { Outlet, ScrollRestoration } from 'react-router'
import { loadFrame } from '#web/features/content/frame.ts'

export { loadFrame as rootLoader }

/** The frame around every page. */
export function Root() {
  return (
    <>
      <main className="grow">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}
