import { useParams } from 'react-router'
import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { DeskNotFound } from '#web/features/desk/parts/DeskNotFound.tsx'
import { SurveyScreen } from '#web/features/desk/surveys/SurveyScreen.tsx'
import { deskSurveyTexts as texts } from '#web/features/desk/surveys/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export function Component() {
  const { id = '' } = useParams()
  if (!/^\d{1,9}$/.test(id)) return <DeskNotFound text={texts.notFound} />
  return <SurveyScreen key={id} id={Number(id)} />
}
