import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { fullNameField } from '#domain/kernel/fields.ts'
import { usernameField } from '#domain/staff/fields.ts'
import { staffRoles, type StaffRole } from '#domain/staff/permissions.ts'
import { StartFailure } from '../platform/start-failure.ts'

const usage = `Usage: npm run staff -- …
  list
  invite --username NAME --name "Full Name" --role ${staffRoles.join('|')}
  reset --username NAME      a new invitation for somebody who lost password or phone
  disable --username NAME`

export type StaffCommand =
  | { does: 'list' }
  | { does: 'invite'; username: string; full_name: string; role: StaffRole }
  | { does: 'reset' | 'disable'; username: string }

/** What a command line asks for; a StartFailure tells what is missing. */
export function readStaffCommand(args: string[]): StaffCommand {
  const { values, positionals } = parseKnown(args)
  const [does, ...rest] = positionals
  if (rest.length > 0) refuseCommand('too many words')
  switch (does) {
    case 'list':
      return { does }
    case 'reset':
    case 'disable':
      return { does, username: readField('--username', usernameField, values.username) }
    case 'invite':
      return {
        does,
        username: readField('--username', usernameField, values.username),
        full_name: readField('--name', fullNameField, values.name),
        role: readRole(values.role),
      }
    default:
      return refuseCommand('no such command')
  }
}

export function refuseCommand(problem: string): never {
  throw new StartFailure([`${problem}.`, usage])
}

function parseKnown(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { username: text, name: text, role: text },
    })
  } catch (error) {
    return refuseCommand((error as Error).message)
  }
}

function readField<T>(name: string, field: z.ZodType<T>, value: string | undefined): T {
  if (value === undefined) return refuseCommand(`${name} is missing`)
  const parsed = field.safeParse(value)
  return parsed.success ? parsed.data : refuseCommand(`${name}: ${parsed.error.issues[0]!.message}`)
}

function readRole(value = ''): StaffRole {
  return staffRoles.find((role) => role === value) ?? refuseCommand('--role must be one of them')
}
