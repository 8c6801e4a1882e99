import { data } from 'react-router'
import type { PageErrorData } from '#web/api.ts'
import { texts } from '#web/texts.ts'

/** An address that no page has: the error screen shows it with status 404. */
export function loader(): never {
  throw data({ code: 'notFound', message: texts.notFound } satisfies PageErrorData, { status: 404 })
}

function NotFound() {
  return null
}

export { NotFound as Component }
