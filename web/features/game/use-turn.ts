import { useRef, useState, type RefObject } from 'react'
import type { PlayedTurn } from '#domain/game/api.ts'
import { ApiError, isRefused } from '#web/api.ts'
import { readStored, writeStored } from '#web/state/storage.ts'
import type { Picture } from './Wheel.tsx'

export type TurnPhase = 'ready' | 'asking' | 'waiting' | 'showing' | 'told' | 'failed'

export interface TurnOptions {
  /** Names what is kept of a turn whose answer has not come. */
  slug: string
  picture: RefObject<Picture | null>
  ask: (entry: number | undefined) => Promise<PlayedTurn>
  /** The picture stands, and what was won may be said. */
  onTold?: (turn: PlayedTurn) => void
}

/** So often is asked again while public randomness is awaited, or after the network was lost for a moment. */
const maxTries = { busy: 12, offline: 3 }
const pause = 1500

/**
 * One turn after another. The server says what it brings; the picture only shows it. The entry's number goes along,
 * so that whatever is asked twice (a second press, another tab, a lost answer) is told the same.
 */
export function useTurn({ slug, picture, ask, onTold }: TurnOptions) {
  const [phase, setPhase] = useState<TurnPhase>('ready')
  const [turn, setTurn] = useState<PlayedTurn | null>(null)
  const [failure, setFailure] = useState('')
  const running = useRef(false)
  const isMoving = useRef(false)

  const tell = (told: PlayedTurn) => {
    setPhase('told')
    onTold?.(told)
  }
  const play = async (entry: number | undefined) => {
    setPhase('asking')
    setFailure('')
    if (isMoving.current) picture.current?.begin()
    if (entry !== undefined) keepAsked(slug, entry)
    const told = await askPatiently(
      () => ask(entry),
      () => setPhase('waiting'),
    )
    forgetAsked(slug)
    setTurn(told)
    if (isMoving.current) {
      setPhase('showing')
      await picture.current?.reveal(told.prize?.id ?? null)
    }
    tell(told)
  }
  const start = async (entry: number | undefined, isStill = false) => {
    if (running.current) return
    running.current = true
    isMoving.current = !isStill && !prefersStill()
    try {
      await play(entry)
    } catch (refused) {
      picture.current?.skip()
      if (!(refused instanceof ApiError)) throw refused
      // It has been judged: there is nothing to ask again for.
      if (refused.code !== 'offline' && refused.code !== 'busy') forgetAsked(slug)
      setFailure(refused.message)
      setPhase('failed')
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
    /** Ready for the next one. */
    clear: () => {
      setPhase('ready')
      setTurn(null)
    },
  }
}

export type Turn = ReturnType<typeof useTurn>

/** The entry that was asked for in this tab and whose answer never came. */
export function findAsked(slug: string): number | undefined {
  return Number(readStored(keyOf(slug), 'session')) || undefined
}

function keepAsked(slug: string, entry: number): void {
  writeStored(keyOf(slug), String(entry), 'session')
}

function forgetAsked(slug: string): void {
  writeStored(keyOf(slug), '', 'session')
}

function keyOf(slug: string): string {
  return `game-turn-${slug}`
}

async function askPatiently(
  ask: () => Promise<PlayedTurn>,
  onWait: () => void,
): Promise<PlayedTurn> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      const max = isRefused(error, 'busy')
        ? maxTries.busy
        : isRefused(error, 'offline')
          ? maxTries.offline
          : 0
      if (tries >= max) throw error
      onWait()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
