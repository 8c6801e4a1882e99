/** Questions to pharmacies and their answers (docs/rules/surveys.md). */
export { surveyChecks } from './checks.ts'
export { surveyListeners } from './listeners.ts'
/** `hasOpenSurvey(db, storeCode, today)`: whether the menu of that pharmacy shows surveys on that Vietnam day. */
export { hasOpenSurvey, listOpenSurveys } from './open-queries.ts'
export { saveAnswer, type NewAnswer } from './save-answer.ts'
export { saveSurvey, type NewSurvey } from './save-survey.ts'
export { surveyMover } from './move-person.ts'
