import { readOnlyState } from './connection.ts'
import { isNoRoomError } from './disk.ts'

/** Something outside the program keeps it from starting: told in plain lines, without a stack. */
export class StartFailure extends Error {
  readonly lines: readonly string[]
  /** It may pass without anybody changing anything: a database that is away, a full disk. */
  readonly passes: boolean

  constructor(
    lines: string | readonly string[],
    options: ErrorOptions & { passes?: boolean } = {},
  ) {
    const all = typeof lines === 'string' ? [lines] : lines
    super(all.join('\n'), options)
    this.name = 'StartFailure'
    this.lines = all
    this.passes = options.passes ?? false
  }
}

/** Why the server could not start, or null when the error is a fault of ours that deserves its stack. */
export function findStartFailure(error: unknown): readonly string[] | null {
  if (error instanceof StartFailure) return error.lines
  const { code, address, port } = asSystemError(error)
  if (isNoRoomError(error)) return ['The disk is full; make room and start again.']
  if (code === readOnlyState) {
    return ['The database takes no writes: it is a standby, or another has just begun to lead.']
  }
  if (code === 'EADDRINUSE') {
    return [`PORT ${port} on ${address} is already in use; stop what listens there or set PORT.`]
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return [`HOST ${address ?? ''} is not an address of this machine.`]
  }
  if (code === 'EACCES' && port !== undefined) {
    return [`PORT ${port} needs more rights than this user has; set PORT to 1024 or above.`]
  }
  return null
}

/** For whoever supervises the server (`bin/supervise.mjs`): whether starting again is of any use. */
export function exitCodeOf(error: unknown): number {
  if (findStartFailure(error) === null) return 1
  const notNow = 75
  const operatorsFault = 78
  return mayPass(error) ? notNow : operatorsFault
}

function mayPass(error: unknown): boolean {
  if (error instanceof StartFailure) return error.passes
  return isNoRoomError(error) || asSystemError(error).code === readOnlyState
}

interface SystemError {
  code?: string
  address?: string
  port?: number
}

function asSystemError(error: unknown): SystemError {
  return error instanceof Error ? (error as SystemError) : {}
}
