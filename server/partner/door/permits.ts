import { Refusal } from '#domain/errors.ts'
import { partnerTexts as texts } from '#domain/partner/texts.ts'
import type { Context } from '../../context.ts'
import { minuteMs, minuteOf } from '../../platform/clock.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Row } from '../../platform/rows.ts'
import type { KnownKey } from './known-keys.ts'

/** A process is handed so large a part of a minute's calls at once: it asks twenty times a minute at most. */
const parts = 20

interface Held {
  minute: number
  left: number
  /** All processes have got all there was. */
  isSpent?: true
}

/**
 * How often a key may call in a minute, over all processes together: PostgreSQL hands out permits, and each process
 * counts down what it holds. Nothing is ever handed out twice, so the limit holds to the call.
 */
export class Permits {
  readonly #ctx: Pick<Context, 'db' | 'clock' | 'config'>
  readonly #held = new Map<number, Held>()

  constructor(ctx: Pick<Context, 'db' | 'clock' | 'config'>) {
    this.#ctx = ctx
  }

  /** Uses one that is held here; false where none is. */
  takeNow({ id }: KnownKey): boolean {
    if (!this.#ctx.config.rateLimits) return true
    const held = this.#held.get(id)
    if (!held || held.left < 1 || held.minute !== this.#minute()) return false
    held.left -= 1
    return true
  }

  /** Uses one, or refuses with the seconds until the next minute. */
  async take(key: KnownKey): Promise<void> {
    while (!this.takeNow(key)) {
      const held = this.#held.get(key.id)
      const isSpent = held?.isSpent && held.minute === this.#minute()
      // Whoever is over the limit is turned away from memory, without a query.
      if (isSpent || (await this.#ask(key)) === 0) this.#refuse()
    }
  }

  /** What it was taken for did not happen here. */
  giveBack({ id }: KnownKey): void {
    const held = this.#held.get(id)
    if (held && held.minute === this.#minute()) held.left += 1
  }

  async #ask({ id, perMinute }: KnownKey): Promise<number> {
    const minute = this.#minute()
    const wanted = Math.max(1, Math.floor(perMinute / parts))
    const [row] = await queryRows<Row<'partner_key_minute', 'granted'>>(this.#ctx.db, handOut, [
      id,
      new Date(minute),
      Math.min(wanted, perMinute),
      perMinute,
    ])
    const granted = row?.granted ?? 0
    const held = this.#held.get(id)
    const left = granted + (held?.minute === minute ? held.left : 0)
    this.#held.set(id, { minute, left, ...(granted === 0 ? { isSpent: true } : {}) })
    return granted
  }

  #refuse(): never {
    const past = this.#ctx.clock.now().getTime() - this.#minute()
    const retryAfter = Math.max(1, Math.ceil((minuteMs - past) / 1000))
    throw new Refusal('rateLimited', { retryAfter, message: texts.overLimit })
  }

  #minute(): number {
    return minuteOf(this.#ctx.clock).getTime()
  }
}

/** No row where the minute is used up. */
const handOut = `
  insert into partner_key_minute as m (key_id, minute, taken, granted) values ($1, $2, $3, $3)
  on conflict (key_id, minute) do update
    set taken = least($4, m.taken + $3), granted = least($4, m.taken + $3) - m.taken
    where m.taken < $4
  returning granted`
