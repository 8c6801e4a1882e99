import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import * as v from 'valibot'
import type { getSession } from '#domain/identity/api.ts'
import type { Output } from '#domain/contract.ts'
import { setCsrfEnabled } from '#web/api.ts'
import { readAs, storedState } from '#web/state/storage.ts'

/** Who is signed in, as far as a header needs it. */
export type Member = NonNullable<Output<typeof getSession>['member']>

/** Undefined: nothing has changed since the page came, the page's own answer holds. */
let changed: Member | null | undefined
const listeners = new Set<() => void>()

/** The signed-in member from the first render on; null for a guest. */
export function useMember(): Member | null {
  const fromPage = useRouteLoaderData<{ member: Member | null }>('root')?.member ?? null
  const since = useSyncExternalStore(
    subscribe,
    () => changed,
    () => undefined,
  )
  return since === undefined ? fromPage : since
}

/** Somebody signed in, changed their name or left: every part of the page learns of it. */
export function setMember(member: Member | null): void {
  changed = member
  setCsrfEnabled('member', member !== null)
  markState.set(member && { id: member.id, phone: member.phone })
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whose data this browser holds; the session itself lies in a cookie that no script reads. */
export type MemberMark = Pick<Member, 'id' | 'phone'>

/** Under this name other tabs hear of a login or a logout. */
export const memberMarkKey = 'member'

const markState = storedState<MemberMark | null>({
  key: memberMarkKey,
  empty: null,
  parse: (text) => readAs(v.object({ id: v.number(), phone: v.string() }), text),
  serialize: (mark) => JSON.stringify(mark),
})

export function getMemberMark(): MemberMark | null {
  return markState.get()
}

// Parts of a page write before the page as a whole has come to life.
if (getMemberMark()) setCsrfEnabled('member', true)
