import { useEffect, useState } from 'react'
import { openInvitation } from '#domain/staff/api.ts'
import type { Output } from '#domain/contract.ts'
import { api, isRefused } from '#web/api.ts'
import { failureText } from '#web/form/failure-text.ts'

export type Invitation = Output<typeof openInvitation> & { token: string }

export type InvitationState =
  | { kind: 'loading' }
  | { kind: 'broken' }
  | { kind: 'failed'; text: string; retry: () => void }
  | { kind: 'ready'; invitation: Invitation }

/** The invitation whose token came in the address's fragment, from where it is taken at once. */
export function useInvitation(): InvitationState {
  const [token, setToken] = useState<string | null>(null)
  const [state, setState] = useState<InvitationState>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const given = takeToken()
    // In the second run of a strict effect the address is clean already.
    setToken((known) => given || known || '')
  }, [])
  useEffect(() => {
    if (token === null) return
    let isHere = true
    const retry = () => {
      setState({ kind: 'loading' })
      setTries(tries + 1)
    }
    void loadInvitation(token, retry).then((found) => isHere && setState(found))
    return () => {
      isHere = false
    }
  }, [token, tries])
  return state
}

async function loadInvitation(token: string, retry: () => void): Promise<InvitationState> {
  if (!token) return { kind: 'broken' }
  try {
    const invitation = await api.call(openInvitation, { token })
    return { kind: 'ready', invitation: { ...invitation, token } }
  } catch (error) {
    return isBroken(error)
      ? { kind: 'broken' }
      : { kind: 'failed', text: failureText(error), retry }
  }
}

function isBroken(error: unknown): boolean {
  return isRefused(error, 'invitationNotValid') || isRefused(error, 'invalidInput')
}

/** Neither the history nor a glance over a shoulder finds it afterwards. */
function takeToken(): string {
  const token = decodeURIComponent(location.hash.slice(1))
  if (token) history.replaceState(history.state, '', location.pathname)
  return token
}
