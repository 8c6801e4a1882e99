/** Something outside the program keeps it from starting: told in plain lines, without a stack. */
export class StartFailure extends Error {
  readonly lines: readonly string[]

  constructor(lines: string | readonly string[], options?: ErrorOptions) {
    const all = typeof lines === 'string' ? [lines] : lines
    super(all.join('\n'), options)
    this.name = 'StartFailure'
    this.lines = all
  }
}

/** Why the server could not start, or null when the error is a fault of ours that deserves its stack. */
export function findStartFailure(error: unknown): readonly string[] | null {
  if (error instanceof StartFailure) return error.lines
  const { code, address, port } = asSystemError(error)
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

interface SystemError {
  code?: string
  address?: string
  port?: number
}

function asSystemError(error: unknown): SystemError {
  return error instanceof Error ? (error as SystemError) : {}
}
