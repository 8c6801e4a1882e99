/** Sending messages to people, and reading what was sent (development only). */
export { listMessages, type SentMessage } from './list-messages.ts'
export { listSentMessages } from './list-sent-messages.ts'
export { MessageNotSent, sendMessage, type CanSend, type MessageRequest } from './send-message.ts'
export { takeCodeAllowance, type CodeAllowance } from './spend-guard.ts'
export { noteUnsent } from './figures.ts'
export { noteCodeEntered } from './watch-codes.ts'
export { forgetMessages } from './queries.ts'
