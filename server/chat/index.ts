/** Visitors and pharmacists talk with each other (docs/rules/chat.md). */
export { savedAnswerRecords } from './desk/saved-answers.ts'
export { exportWithChats as exportMemberData } from './export-chats.ts'
export { findMemberOfChat, listChatsOfMember } from './chats-of-person.ts'
export { chatJobs } from './jobs.ts'
export { chatListeners } from './listeners.ts'
export { loadChats, type LoadedChats } from './load-chats.ts'
export { chatRoutes } from './routes.ts'
export { chatMover } from './move-person.ts'
