import type { Config } from '#server/platform/env.ts'
import { findStartFailure, StartFailure } from '#server/platform/start-failure.ts'

/** Runs a command to its exit code; what keeps it from its work is told in lines. */
export async function runTool(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work()
  } catch (error) {
    const lines = findStartFailure(error) ?? [usageError(error) ?? (error as Error).stack]
    process.stderr.write(`${lines.join('\n')}\n`)
    process.exitCode = 1
  }
}

/** An option that nobody knows. */
function usageError(error: unknown): string | null {
  const { code, message } = error as NodeJS.ErrnoException
  return code?.startsWith('ERR_PARSE_ARGS') ? message : null
}

export function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function refuseOtherServers({ databaseUrl }: Config): void {
  if (!databaseUrl) return
  throw new StartFailure(
    'DATABASE_URL names a PostgreSQL of its own: it is backed up and restored by pgBackRest (docs/operations/backup.md, restore.md). This command is for the embedded one.',
  )
}
