import { useEffect, useRef, useState } from 'react'
import { tellNextWinner, type DrawState } from '#domain/game/draw/api.ts'
import { getStaffSession } from '#domain/staff/api.ts'
import { api, isRefused, setCsrfEnabled } from '#web/api.ts'

/**
 * The host's one key: space goes on. Whoever presses it is asked once whether they are logged in at the desk and may;
 * for everybody else nothing happens.
 */
export function useHost(state: DrawState): { isHost: boolean; failure: boolean } {
  const [isHost, setHost] = useState(false)
  const [failure, setFailure] = useState(false)
  const now = useRef({ state, isHost, asked: new Set<number>() })
  useEffect(() => {
    now.current = { ...now.current, state, isHost }
  }, [state, isHost])
  useEffect(() => {
    const next = async () => {
      const { state: seen, isHost: holds, asked } = now.current
      const { slug, told, phase } = seen
      // The stream may tell a winner before the call that told them has its answer: each step is asked for once.
      const step = holds ? told : taking
      if (asked.has(step)) return
      asked.add(step)
      try {
        // The first press only takes the stage: nobody goes on by accident.
        if (!holds) setHost(await mayHold())
        else if (phase === 'drawn') {
          await api.call(tellNextWinner, { slug, told })
          setFailure(false)
        }
      } catch (error) {
        // Somebody else was quicker: the stream shows what they told.
        setFailure(!isRefused(error, 'conflict'))
      } finally {
        asked.delete(step)
      }
    }
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || isControl(event.target)) return
      event.preventDefault()
      void next()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return { isHost, failure }
}

/** The step before the first winner. */
const taking = -1

/** A key that somebody writes with, or presses a button with, is not the host's. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, textarea, dialog') !== null
}

async function mayHold(): Promise<boolean> {
  const session = await api.call(getStaffSession, {}).catch(() => null)
  const may = session?.user?.permissions.includes('games.draw') ?? false
  if (may) setCsrfEnabled('staff', true)
  return may
}
