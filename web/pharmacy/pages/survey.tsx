import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { SurveyPage } from '#web/pharmacy/survey/SurveyPage.tsx'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.survey)

export const Component = SurveyPage
