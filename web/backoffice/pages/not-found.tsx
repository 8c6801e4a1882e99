import { data } from 'react-router'
import type { PageErrorData } from '#web/api.ts'
import { backofficeHandle } from '#web/backoffice/parts/backoffice-handle.ts'
import { backofficeTexts as texts } from '#web/backoffice/texts.ts'

export const handle = backofficeHandle(texts.notFound)

/** An address that the back office does not have: its error screen shows it with status 404. */
export function loader(): never {
  throw data({ code: 'notFound', message: texts.notFound } satisfies PageErrorData, { status: 404 })
}

function NotFound() {
  return null
}

export { NotFound as Component }
