import type { MailChannel } from '../../adapters/messages/channel.ts'
import { smtpChannel } from '../../adapters/mail/smtp.ts'
import type { Config } from '../../platform/env.ts'

/** The demo's channel: the mail's own row, shown under `/dev/`, is where it arrives. */
const localSink: MailChannel = {
  name: 'local',
  send: async () => ({ outcome: 'accepted', code: '0', reference: '' }),
}

/** Who carries mail; nobody when nothing is set up. */
export function mailChannels({ messages, devTools }: Config): MailChannel[] {
  if (messages?.mail) return [smtpChannel(messages.mail)]
  return devTools ? [localSink] : []
}
