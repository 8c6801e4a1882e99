import { data } from 'react-router'
import type { PageErrorData } from '#web/api.ts'
import { deskHandle } from '#web/features/desk/desk-handle.ts'
import { deskTexts as texts } from '#web/features/desk/texts.ts'

export const handle = deskHandle(texts.notFound)

/** An address that the desk does not have: its error screen shows it with status 404. */
export function loader(): never {
  throw data({ code: 'notFound', message: texts.notFound } satisfies PageErrorData, { status: 404 })
}

function NotFound() {
  return null
}

export { NotFound as Component }
