import { useParams } from 'react-router'
import { BoardScreen } from '#web/backoffice/games/board/BoardScreen.tsx'
import { boardTexts } from '#web/backoffice/games/board/texts.ts'
import { gameScreenTexts as texts } from '#web/backoffice/games/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { BackofficeNotFound } from '#web/backoffice/parts/BackofficeNotFound.tsx'

export { noLoader as loader }

export const handle = backofficeHandle(boardTexts.title)

export function Component() {
  const { id = '' } = useParams()
  if (!/^\d{1,9}$/.test(id)) return <BackofficeNotFound text={texts.notFound} />
  return <BoardScreen key={id} id={Number(id)} />
}
