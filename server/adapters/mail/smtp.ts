import { createTransport } from 'nodemailer'
import { seconds } from '#domain/kernel/durations.ts'
import type { Delivery, MailChannel, OutgoingMail, RefusedBecause } from '../messages/channel.ts'
import type { SmtpConfig } from './env.ts'

/** Mail by SMTP, over a few connections that are kept open while there is something to send. */
export function smtpChannel(config: SmtpConfig): MailChannel {
  const transport = transportOf(config)
  return {
    name: 'email',
    send: async (mail, signal) => {
      try {
        const sent = await transport.sendMail({ ...fieldsOf(mail), signal })
        return { outcome: 'accepted', code: sent.response.slice(0, 3), reference: '' }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

/** One of each configuration: connections are its own. */
const transports = new WeakMap<SmtpConfig, ReturnType<typeof openTransport>>()

function transportOf(config: SmtpConfig) {
  const open = transports.get(config) ?? openTransport(config)
  transports.set(config, open)
  return open
}

function openTransport({ host, port, user, password, tls }: SmtpConfig) {
  const implicit = port === 465
  return createTransport({
    pool: true,
    maxConnections: 5,
    maxMessages: 100,
    // A cut line is told to whoever sends, who asks again with the same number.
    maxRequeues: 0,
    idleTimeout: seconds(30),
    host,
    port,
    secure: tls && implicit,
    requireTLS: tls && !implicit,
    ignoreTLS: !tls,
    ...(user !== undefined && { auth: { user, pass: password! } }),
    connectionTimeout: seconds(8),
    greetingTimeout: seconds(8),
    socketTimeout: seconds(12),
    dnsTimeout: seconds(5),
    socketCloseTimeout: 0,
    // A mail's content never names files or addresses to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function fieldsOf(mail: OutgoingMail) {
  return {
    messageId: mail.messageId,
    from: mail.from,
    // As an object: no list of several can be made of it.
    to: { name: '', address: mail.to },
    envelope: { from: mail.from.address, to: [mail.to] },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      'Content-Language': 'vi',
      // Nobody's absence notice answers a shop.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.unsubscribe && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

interface SmtpError {
  code?: unknown
  responseCode?: unknown
  response?: unknown
  command?: unknown
}

/** Only codes: a server's words may repeat the address. */
function failureOf(error: unknown): Delivery {
  if (!(error instanceof Error)) throw error
  const { code, responseCode, response, command } = error as SmtpError
  if (typeof responseCode === 'number' && responseCode >= 500) {
    const detail = typeof response === 'string' ? (enhanced.exec(response)?.[1] ?? '') : ''
    const said = detail ? `${responseCode} ${detail}` : String(responseCode)
    return { outcome: 'refused', code: said, because: reasonOf(responseCode, detail, command) }
  }
  if (typeof responseCode === 'number') return { outcome: 'failed', code: `smtp${responseCode}` }
  if (code === 'ETIMEDOUT' || code === 'EABORT') return { outcome: 'failed', code: 'timeout' }
  if (code === 'EENVELOPE') return { outcome: 'refused', code: 'envelope', because: 'recipient' }
  return { outcome: 'failed', code: typeof code === 'string' ? code : 'network' }
}

/** `550 5.1.1 …`: what exactly is wrong (RFC 3463). */
const enhanced = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/

/** Whether the address is none, or it is us whom the server will not have. */
function reasonOf(status: number, detail: string, command: unknown): RefusedBecause {
  if (command !== 'RCPT TO') return status === 552 || status === 554 ? 'unclear' : 'setup'
  if (/^5\.(?:1\.|2\.[01]$)/.test(detail)) return 'recipient'
  if (detail !== '') return 'setup'
  return [550, 551, 553].includes(status) ? 'recipient' : 'setup'
}
