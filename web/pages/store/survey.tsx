import { noLoader, storeHandle } from '#web/features/store/store-handle.ts'
import { SurveyPage } from '#web/features/store/survey/SurveyPage.tsx'
import { storeTexts as texts } from '#web/features/store/texts.ts'

export { noLoader as loader }

export const handle = storeHandle(texts.survey)

export const Component = SurveyPage
