import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { SurveysScreen } from '#web/features/desk/surveys/SurveysScreen.tsx'
import { deskSurveyTexts as texts } from '#web/features/desk/surveys/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export const Component = SurveysScreen
