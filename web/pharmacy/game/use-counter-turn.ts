import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  startLuckyMoney,
  submitGameResult,
  trackLuckyMoney,
  type CounterGame,
  type CounterTurn,
} from '#domain/game/pharmacy/api.ts'
import { ApiError } from '#web/api.ts'
import type { Picture } from '#web/features/game/Wheel.tsx'
import { randomKey } from '#web/form/random-key.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { failureText } from '../session/failure-text.ts'
import { usePharmacy } from '../session/use-pharmacy.ts'

export type TurnPhase = 'ready' | 'asking' | 'waiting' | 'showing' | 'told' | 'failed'

/** So often is asked again, while public randomness is awaited or the network was gone for a moment. */
const maxTries = { busy: 12, offline: 2 } as const
const pause = 1500
/** A press that was meant for the turn before is none for the next. */
const calm = 700

/**
 * Turns of whoever stands at the counter, one after another. The server says what a turn brings, the picture only
 * shows it. A press has one key until its answer has come: whatever is sent again is told the same turn.
 */
export function useCounterTurn(game: CounterGame, picture: RefObject<Picture | null>) {
  const [phase, setPhase] = useState<TurnPhase>('ready')
  const [turn, setTurn] = useState<CounterTurn | null>(null)
  const [failure, setFailure] = useState<{ text: string; isKept: boolean } | null>(null)
  const running = useRef(false)
  const key = useRef<string | null>(null)
  const toldAt = useRef(-calm)

  const play = async (phone: string | null) => {
    setPhase('asking')
    setFailure(null)
    const isMoving = !prefersStill()
    if (isMoving) picture.current?.begin()
    key.current ??= randomKey()
    const idempotencyKey = key.current
    const told = await askPatiently(
      () => askFor(game, phone, idempotencyKey),
      () => setPhase('waiting'),
    )
    key.current = null
    setTurn(told)
    if (isMoving) setPhase('showing')
    // A wheel that does not turn still stands where it says what was won.
    if (isMoving || game.kind === 'wheel') {
      const shown = picture.current?.reveal(told.prize?.id ?? null)
      if (!isMoving) picture.current?.skip()
      await shown
    }
    toldAt.current = performance.now()
    setPhase('told')
    return told
  }

  /** The turn once it may be told; null when it cannot be, or is none. */
  const start = async (phone: string | null): Promise<CounterTurn | null> => {
    if (running.current || performance.now() - toldAt.current < calm) return null
    running.current = true
    count(game, 'spin')
    try {
      return await play(phone)
    } catch (error) {
      picture.current?.skip()
      const isKept = !isJudged(error)
      if (!isKept) key.current = null
      setFailure({ text: failureText(error), isKept })
      setPhase('failed')
      return null
    } finally {
      running.current = false
    }
  }

  return {
    phase,
    turn,
    failure,
    start,
    skip: () => picture.current?.skip(),
    clear: () => {
      if (running.current) return
      key.current = null
      setPhase('ready')
      setTurn(null)
      setFailure(null)
    },
  }
}

export type Turn = ReturnType<typeof useCounterTurn>

function askFor({ campaign, kind }: CounterGame, phone: string | null, idempotencyKey: string) {
  const options = { idempotencyKey }
  if (phone === null) return callPharmacy(startLuckyMoney, { campaign }, options)
  if (kind === 'wheel') return callPharmacy(submitGameResult, { campaign, phone }, options)
  return callPharmacy(startLuckyMoney, { campaign, phone }, options)
}

async function askPatiently(
  ask: () => Promise<CounterTurn>,
  onWait: () => void,
): Promise<CounterTurn> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null
      const max = code === 'busy' || code === 'offline' ? maxTries[code] : 0
      if (tries >= max) throw error
      onWait()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** The server has refused it: there is nothing to ask again for. */
function isJudged(error: unknown): boolean {
  return error instanceof ApiError && error.code !== 'offline' && error.status < 500
}

/** Counts that a game was looked at, once it is known who is here: before, a write has no proof. */
export function useView(game: CounterGame): void {
  const isKnown = Boolean(usePharmacy().user)
  useEffect(() => {
    if (isKnown) count(game, 'view')
  }, [game, isKnown])
}

/** Counted by the server for the day, and not waited for. */
function count({ campaign }: CounterGame, event: 'view' | 'spin'): void {
  callPharmacy(trackLuckyMoney, { campaign, event }, { quiet: true, silent: true }).catch(
    () => undefined,
  )
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
