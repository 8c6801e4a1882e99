import { trackGame, type GameEvent } from '#domain/game/own/api.ts'
import { api } from '#web/api.ts'

/** Counted beside what somebody does; nobody waits for it, and nothing is said when it is lost. */
export function track(slug: string, event: GameEvent): void {
  void api.call(trackGame, { slug, event }).catch(() => undefined)
}
