/** What people ask the experts, and how they hear of the answer (docs/rules/experts.md). */
export { questionJobs } from './jobs.ts'
export { questionListeners } from './listeners.ts'
export { loadQuestions, type LoadedQuestion } from './load-questions.ts'
export { exportWithQuestions } from './own-questions.ts'
export { findAsker, listQuestionsOfPerson } from './questions-of-person.ts'
export { questionRoutes } from './routes.ts'
export { questionMover } from './move-person.ts'
