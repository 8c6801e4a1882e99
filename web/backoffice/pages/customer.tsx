import { useParams } from 'react-router'
import { CustomerScreen } from '#web/backoffice/customers/CustomerScreen.tsx'
import { customerTexts as texts } from '#web/backoffice/customers/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { BackofficeNotFound } from '#web/backoffice/parts/BackofficeNotFound.tsx'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export function Component() {
  const { id = '' } = useParams()
  if (!/^\d{1,9}$/.test(id)) return <BackofficeNotFound text={texts.notFound} />
  return <CustomerScreen key={id} id={Number(id)} />
}
