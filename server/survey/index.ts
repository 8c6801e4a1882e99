/** Questions to pharmacies and their answers (docs/rules/surveys.md). */
export { addPhoto } from './add-photo.ts'
export { changeSurveyAnswer } from './change-answer.ts'
export { surveyChecks } from './checks.ts'
export { surveyListeners } from './listeners.ts'
/** `hasOpenSurvey(db, storeCode, today)`: whether the menu of that store shows surveys on that Vietnam day. */
export { hasOpenSurvey } from './open-store.ts'
export { saveSurvey, type NewSurvey } from './save-survey.ts'
export { startSurveyAnswer } from './start-answer.ts'
