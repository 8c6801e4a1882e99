import { redirect } from 'react-router'
import { paths } from '#web/paths.ts'

/** What people type for promotions: they are listed with all other offers. */
export function loader() {
  return redirect(paths.offers(), 301)
}
