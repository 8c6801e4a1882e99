import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { SurveysScreen } from '#web/backoffice/surveys/SurveysScreen.tsx'
import { backofficeSurveyTexts as texts } from '#web/backoffice/surveys/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = SurveysScreen
