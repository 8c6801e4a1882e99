import { useParams } from 'react-router'
import { StatementScreen } from '#web/backoffice/cash/StatementScreen.tsx'
import { cashScreenTexts as texts } from '#web/backoffice/cash/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { BackofficeNotFound } from '#web/backoffice/parts/BackofficeNotFound.tsx'

export { noLoader as loader }

export const handle = backofficeHandle(texts.statements.title)

export function Component() {
  const id = Number(useParams().id)
  if (!Number.isSafeInteger(id) || id < 1) return <BackofficeNotFound text={texts.notFound} />
  return <StatementScreen key={id} id={id} />
}
