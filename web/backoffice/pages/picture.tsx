import { useParams } from 'react-router'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { BackofficeNotFound } from '#web/backoffice/parts/BackofficeNotFound.tsx'
import { PictureScreen } from '#web/backoffice/media/PictureScreen.tsx'
import { mediaScreenTexts as texts } from '#web/backoffice/media/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export function Component() {
  const { id = '' } = useParams()
  if (!/^\d{1,9}$/.test(id)) return <BackofficeNotFound text={texts.notFound} />
  return <PictureScreen key={id} id={Number(id)} />
}
