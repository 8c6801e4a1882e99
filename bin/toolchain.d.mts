/** What TypeScript files of bin/ and test/ use of toolchain.mjs. */
export const root: string

export class ToolFailure extends Error {}

export function runCommand(command: () => Promise<void> | void): Promise<void>

export function ensureBuilt(node: string): void

export function nodeArguments(...args: string[]): string[]

export function serverMemory(): { arguments: string[]; env: Record<string, string> }

export function inheritOptions(extraEnv?: Record<string, string>): {
  cwd: string
  stdio: 'inherit'
  env: Record<string, string | undefined>
}
