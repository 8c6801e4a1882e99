import { maskName } from './mask-name.ts'
import { maskedName } from './masked-name.ts'
import { maskPhone } from './phone.ts'

/**
 * How a list of the desk says whom a row is about (docs/rules/shown-people.md): whole where the row is a task of
 * whoever reads it, the given name where the list is of people, the first letters where their health stands beside it.
 */
export function shownName(list: 'tasks' | 'people' | 'health', fullName: string): string {
  switch (list) {
    case 'tasks':
      return fullName
    case 'people':
      return maskName(fullName)
    case 'health':
      return maskedName(fullName)
  }
}

/** In every list the last three digits; empty where nobody is known, or no longer. */
export function shownPhone(phone: string | null): string {
  return phone ? maskPhone(phone) : ''
}
