import type { DrawState } from '#domain/game/draw/api.ts'
import { useEventState, type LiveState } from '#web/features/live/use-event-state.ts'

/** A draw as it goes on; the last state stays while the network is away. */
export function useLiveDraw(first: DrawState): LiveState<DrawState> {
  const url = `/api/game/draw/live?slug=${encodeURIComponent(first.slug)}`
  return useEventState(url, first, isTold)
}

const isTold = ({ phase }: DrawState) => phase === 'told'
