import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { isConcurrent } from '#server/platform/migrations/apply-concurrently.ts'
import { backfillOf, hasKind, headerOf } from '#server/platform/migrations/header.ts'
import type { Migration } from '#server/platform/migrations/read-migrations.ts'
import { splitStatements } from '#server/platform/migrations/statements.ts'
import { root } from '../toolchain.mjs'
import { insteadOf } from './lint-words.ts'

/** What a file would do to people who buy meanwhile, or to the code of the release before; each with what to do instead. */
export function lintMigration(migration: Migration): string[] {
  if (!hasKind(migration)) return [insteadOf['no-kind']!]
  const { kind, after } = headerOf(migration)
  const statements = splitStatements(migration.sql)
  const said = new Set(ownFindings(migration, statements))
  if (kind === 'contract' && after.length === 0) said.add(insteadOf['contract-without-after']!)
  for (const rule of askSquawk(migration, kind !== 'concurrent')) {
    if (kind === 'contract' && takingAway.has(rule)) continue
    said.add(insteadOf[rule] ?? rule)
  }
  return [...said]
}

/** What the kind `contract` is there for. */
const takingAway = new Set(['ban-drop-column', 'ban-drop-table', 'ban-drop-not-null'])

/** Of squawk's rules, what our runner sees to or what no code of ours notices. */
const notOurs = [
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-robust-stmts',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-text-field',
  'prefer-timestamp-tz',
  'ban-char-field',
]

function ownFindings(migration: Migration, statements: readonly string[]): string[] {
  const { kind } = headerOf(migration)
  if (kind === 'concurrent') {
    return statements.every(isConcurrent) ? [] : [insteadOf['not-concurrent']!]
  }
  if (kind === 'backfill') return backfillFindings(migration, statements)
  const found: string[] = []
  const made = new Set(statements.flatMap((each) => madeTable.exec(each)?.[1] ?? []))
  for (const statement of statements) {
    const written = writtenTable.exec(statement)?.[1]
    if (/^(create|drop)\s[^;]*\bindex\s+concurrently\b/i.test(statement)) {
      found.push(insteadOf['ban-concurrent-index-creation-in-transaction']!)
    }
    if (written && !made.has(written)) found.push(insteadOf['rows-in-expand']!)
    if (/^alter\s+type\s/i.test(statement) && /\brename\s+value\b/i.test(statement)) {
      found.push(insteadOf['renaming-column']!)
    }
  }
  return found
}

const madeTable = /^create\s+table\s+(?:if\s+not\s+exists\s+)?([a-z0-9_]+)/i
const writtenTable = /^(?:with\b[\s\S]*?\)\s*)?(?:update|delete\s+from)\s+([a-z0-9_]+)/i

function backfillFindings(migration: Migration, statements: readonly string[]): string[] {
  const { batch } = backfillOf(migration)
  const isRight =
    statements.length === 1 && /\$1\b/.test(migration.sql) && /\$2\b/.test(migration.sql)
  return isRight && batch >= 1 && batch <= 10_000 ? [] : [insteadOf['wrong-backfill']!]
}

interface SquawkFinding {
  rule_name: string
}

function askSquawk({ name, sql }: Migration, inTransaction: boolean): string[] {
  // The parameters of a backfill are no SQL by itself.
  const input = sql.replaceAll(/\$[12]\b/g, '0')
  const args = ['--reporter', 'json', '--pg-version', '15', '--stdin-filepath', name]
  if (inTransaction) args.push('--assume-in-transaction')
  for (const rule of notOurs) args.push('--exclude', rule)
  const squawk = join(root, 'node_modules/.bin/squawk')
  const answer = execSquawk(squawk, args, input)
  return (JSON.parse(answer) as SquawkFinding[]).map((finding) => finding.rule_name)
}

/** It ends with 1 where it finds something. */
function execSquawk(program: string, args: readonly string[], input: string): string {
  try {
    return execFileSync(program, args, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    if (stdout) return stdout
    throw new Error(`squawk could not be asked: ${stderr ?? String(error)}`, { cause: error })
  }
}
