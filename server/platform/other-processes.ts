import { seconds } from '#domain/kernel/durations.ts'
import { noticeLinks } from './migrations/processes.ts'

/** Whoever has not asked for so long is gone, though its connection may stand: its machine may have lost its power. */
const silence = '20 seconds'

/** One look: to what this connection listens, and by their number the connections of all processes that live. */
export const askWhoListens = `
  select (select count(*)::int from pg_listening_channels()) as channels,
    array(select pid from pg_stat_activity
      where application_name like '${noticeLinks}%' and datname = current_database()
        and state_change > now() - interval '${silence}') as links`

export interface WhoListens {
  channels: number
  links: readonly number[]
}

/** What a dead process had asked may still be under way, as long as a statement may take. */
const lastStatementMs = seconds(20)

/**
 * Changes are told a moment after their commit, so that no commit waits for it. Who is killed in this moment tells
 * nobody: the others see that it is gone, and trust nothing that they have kept.
 */
export class OtherProcesses {
  #known = new Set<number>()
  /** Said goodbye, and may still be seen for a moment. */
  #leaving = new Set<number>()
  #lastLossAt: number | null = null

  /** On a new connection all others are new: whoever went meanwhile is covered by starting clean. */
  forget(): void {
    this.#known.clear()
  }

  /** It has said all that it had to say. */
  leaves(link: number): void {
    this.#leaving.add(link)
  }

  /** Whether something that is kept may be untrue because one of them is gone: once when it is missed, once again later. */
  areLost(links: readonly number[], now = performance.now()): boolean {
    const present = new Set(links)
    const gone = this.#known.difference(present)
    const isMissed = !gone.isSubsetOf(this.#leaving)
    this.#known = present
    this.#leaving = this.#leaving.intersection(present)
    if (isMissed) {
      this.#lastLossAt = now
      return true
    }
    if (this.#lastLossAt === null || now - this.#lastLossAt < lastStatementMs) return false
    this.#lastLossAt = null
    return true
  }
}
