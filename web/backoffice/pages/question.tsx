import { useParams } from 'react-router'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { BackofficeNotFound } from '#web/backoffice/parts/BackofficeNotFound.tsx'
import { QuestionScreen } from '#web/backoffice/questions/QuestionScreen.tsx'
import { questionScreenTexts as texts } from '#web/backoffice/questions/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export function Component() {
  const { id = '' } = useParams()
  if (!/^\d{1,9}$/.test(id)) return <BackofficeNotFound text={texts.notFound} />
  return <QuestionScreen key={id} id={Number(id)} />
}
