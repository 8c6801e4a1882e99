import { useParams } from 'react-router'
import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { DeskNotFound } from '#web/features/desk/parts/DeskNotFound.tsx'
import { ReturnRequestScreen } from '#web/features/desk/returns/ReturnRequestScreen.tsx'
import { deskReturnTexts as texts } from '#web/features/desk/returns/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export function Component() {
  const id = Number(useParams().id)
  if (!Number.isSafeInteger(id) || id < 1) return <DeskNotFound text={texts.notFound} />
  return <ReturnRequestScreen key={id} id={id} />
}
