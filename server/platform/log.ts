import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'

export type Log = Logger

/** Secrets and personal data: no line may hold them, at the top or up to two levels down. */
const hidden = [
  ...['phone', 'phone_number', 'phoneNumber', 'receiver_phone', 'receiverPhone', 'to', 'email'],
  ...['otp', 'password', 'secret', 'pin', 'totp', 'signature', 'session', 'sessionId'],
  ...['authorization', 'cookie', '["set-cookie"]', 'csrf', 'csrfToken', '["x-csrf-token"]'],
  ...['token', 'accessToken', 'access_token', 'view_token', 'viewToken'],
  ...['fullName', 'full_name', 'receiver_name', 'receiverName', 'birthday'],
  ...['address', 'street', 'note'],
]

export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: hidden.flatMap(atEveryDepth), censor: '[hidden]' },
    },
    destination as DestinationStream,
  )
}

/** For tests that do not look at the log. */
export const silentLog: Log = createLog('silent')

export interface LogEntry {
  level: string
  msg?: string
  [field: string]: unknown
}

/** For tests that do: everything logged, in order, as it would be written. */
export function collectingLog(): { log: Log; entries: LogEntry[] } {
  const entries: LogEntry[] = []
  const log = createLog('trace', { write: (line) => entries.push(JSON.parse(line)) })
  return { log, entries }
}

function atEveryDepth(field: string): string[] {
  const dotted = field.startsWith('[') ? field : `.${field}`
  return [field, `*${dotted}`, `*.*${dotted}`]
}
