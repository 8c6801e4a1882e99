import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { hideCredentials, hidePersonalData } from './hide-personal-data.ts'

export type Log = Logger

export function createLog(
  level: string,
  destination: DestinationStream = pino.destination(1),
): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: hidePersonalData },
      // Errors are copied with all the rest.
      serializers: { err: (error: unknown) => error },
    },
    { write: (line) => destination.write(hideCredentials(line)) },
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
