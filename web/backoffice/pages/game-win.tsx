import { useParams } from 'react-router'
import { WinScreen } from '#web/backoffice/game-wins/WinScreen.tsx'
import { gameWinTexts as texts } from '#web/backoffice/game-wins/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { BackofficeNotFound } from '#web/backoffice/parts/BackofficeNotFound.tsx'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export function Component() {
  const id = Number(useParams().id)
  if (!Number.isSafeInteger(id) || id < 1) return <BackofficeNotFound text={texts.notFound} />
  return <WinScreen key={id} id={id} />
}
