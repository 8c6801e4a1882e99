import type { Listeners } from '../platform/jobs/work.ts'
import { showDueNotice } from './push/push-member.ts'
import { sendDueMail } from './tell-member.ts'

/** Mail and notices are sent where members' consents are known. */
export const identityListeners: Listeners = {
  'mail.due': { sendMail: sendDueMail },
  'push.due': { showNotice: showDueNotice },
}
