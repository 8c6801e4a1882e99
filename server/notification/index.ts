/** Sending messages to people, and reading what was sent (development only). */
export { listSentMessages } from './list-sent-messages.ts'
export { sendMessage, type MessageRequest } from './send-message.ts'
