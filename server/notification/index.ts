/** Sending messages to people, and reading what was sent (development only). */
export { listMessages, type SentMessage } from './list-messages.ts'
export { listSentMessages } from './list-sent-messages.ts'
export { MessageNotSent, sendMessage, type CanSend, type MessageRequest } from './send-message.ts'
export { takeCodeAllowance, type CodeAllowance } from './spend-guard.ts'
export { messageFigures, noteUnsent } from './figures.ts'
export { noteCodeEntered } from './watch-codes.ts'
export { forgetMessages } from './queries.ts'
export {
  forgetRefusals,
  forgetUnsubscribed,
  addressHashes,
  hashAddress,
  holdRefusal,
  isRefusedAddress,
  liftRefusal,
  listRefusals,
  noteRefusedAddress,
  type RefusalRow,
} from './mail/refusals.ts'
export { composeMail } from './mail/compose-mail.ts'
export { mailChannels } from './mail/mail-channels.ts'
export { listMailTextRows, ownParts, saveMailText, type StoredMailText } from './mail/mail-words.ts'
export { queueMail, type MailRequest } from './mail/queue-mail.ts'
export { sendMail } from './mail/send-mail.ts'
export { getKeyPair, getPushSender } from './push/key-pair.ts'
export { queuePush, type PushRequest } from './push/queue-push.ts'
export { sendNotice } from './push/send-notice.ts'
export { findShownMail } from './list-sent-messages.ts'
export { listMessageTextRows, saveMessageText, type StoredMessageText } from './message-texts.ts'
export { findMessageRow, listAttempts, listMessageRows, type MessageRow } from './desk-queries.ts'
export { reachesPhones, readMessageState } from './message-state.ts'
