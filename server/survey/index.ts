/** Questions to pharmacies and their answers (docs/rules/surveys.md). */
export { surveyChecks } from './checks.ts'
export { surveyListeners } from './listeners.ts'
/** `hasOpenSurvey(db, storeCode, today)`: whether the menu of that store shows surveys on that Vietnam day. */
export { hasOpenSurvey, listOpenSurveys } from './open-store.ts'
export { saveAnswer, type NewAnswer } from './save-answer.ts'
export { saveSurvey, type NewSurvey } from './save-survey.ts'
