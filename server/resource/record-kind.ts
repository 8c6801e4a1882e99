import { Refusal } from '#domain/errors.ts'
import type { AnyResource } from '#domain/resource.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { Caller } from '../context.ts'
import { getStaff } from '../platform/http/access.ts'
import type { Handlers } from './handlers.ts'

/** A kind of record with what it does, for what works with all kinds alike: search, views, files. */
export interface RecordKind {
  resource: AnyResource
  handlers: Handlers<AnyResource>
}

/** Gives up which kind it is: whoever holds it asks it nothing but by its own schemas. */
export function recordKind<R extends AnyResource>(resource: R, handlers: Handlers<R>): RecordKind {
  return { resource, handlers }
}

/** The kind of this path; refuses `notFound`, and `forbidden` whoever may not read its records. */
export function getReadableKind(
  kinds: readonly RecordKind[],
  path: string,
  caller: Caller,
): RecordKind {
  const kind = kinds.find(({ resource }) => resource.path === path)
  if (!kind) throw new Refusal('notFound')
  if (!mayRead(kind, caller)) throw new Refusal('forbidden')
  return kind
}

/** The same for whoever writes its records. */
export function getEditableKind(
  kinds: readonly RecordKind[],
  path: string,
  caller: Caller,
): RecordKind {
  const kind = getReadableKind(kinds, path, caller)
  if (!mayEdit(kind, caller)) throw new Refusal('forbidden')
  return kind
}

/** Whether somebody may write records of this kind. */
export function mayEdit({ resource }: RecordKind, caller: Caller): boolean {
  return permissionsOf(getStaff(caller).role).includes(`${resource.permission}.edit`)
}

/** Whether somebody may read records of this kind. */
export function mayRead({ resource }: RecordKind, caller: Caller): boolean {
  return permissionsOf(getStaff(caller).role).includes(resource.reads)
}
