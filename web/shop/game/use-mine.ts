import { useCallback, useEffect, useState } from 'react'
import { getMyGame, type MyGame } from '#domain/game/own/api.ts'
import type { Game } from '#domain/game/shown.ts'
import { api, isRefused } from '#web/api.ts'
import { useMember } from '#web/shop/state/member.ts'

/** Somebody's own entries: as the page brought them, and again when a turn was played or somebody else is here. */
export function useMine({ slug, audience }: Game, loaded: MyGame) {
  const [known, setKnown] = useState({ loaded, mine: loaded })
  // The page was loaded anew.
  if (known.loaded !== loaded) setKnown({ loaded, mine: loaded })
  const member = useMember()?.id ?? null
  const refresh = useCallback(async () => {
    const mine = await api.call(getMyGame, { slug }).catch((error: unknown) => {
      if (isRefused(error, 'offline') || isRefused(error, 'busy')) return null
      throw error
    })
    if (mine) setKnown((before) => ({ ...before, mine }))
  }, [slug])
  // A kept page knows nobody: who has proved a phone before, or logs in here, is asked for.
  const isUnknown = known.mine.player === null && (audience !== 'members' || member !== null)
  const unknown = isUnknown ? (member ?? 'guest') : null
  useEffect(() => {
    if (unknown !== null) void refresh()
  }, [unknown, refresh])
  const { items, paginate } = known.mine
  const more = async () => {
    const page = Math.floor(items.length / paginate.limit) + 1
    const next = await api.call(getMyGame, { slug, page, limit: paginate.limit })
    const shown = new Set(items.map(({ number }) => number))
    const added = next.items.filter(({ number }) => !shown.has(number))
    setKnown((before) => ({ ...before, mine: { ...next, items: [...items, ...added] } }))
  }
  return { mine: known.mine, refresh, more: () => void more() }
}
