import { useParams } from 'react-router'
import { DossierScreen } from '#web/backoffice/games/dossier/DossierScreen.tsx'
import { dossierTexts } from '#web/backoffice/games/dossier/texts.ts'
import { gameScreenTexts as texts } from '#web/backoffice/games/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { BackofficeNotFound } from '#web/backoffice/parts/BackofficeNotFound.tsx'

export { noLoader as loader }

export const handle = backofficeHandle(dossierTexts.title)

export function Component() {
  const { id = '' } = useParams()
  if (!/^\d{1,9}$/.test(id)) return <BackofficeNotFound text={texts.notFound} />
  return <DossierScreen key={id} id={Number(id)} />
}
