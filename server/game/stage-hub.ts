import type { ServerResponse } from 'node:http'
import { Refusal } from '#domain/errors.ts'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import { networkOf, type Network } from '../platform/network.ts'
import { NetworkPlaces } from '../platform/network-places.ts'

/** A hall of people stands behind one network. */
const perNetwork = 1500
const inTotal = 4000
const beatEvery = 20

export interface HubPace {
  lookEvery: number
  /** Then the browser comes again, and is looked at again. */
  max: number
}

const paceOfHall: HubPace = { lookEvery: seconds(1), max: minutes(60) }

type ReadState = (slug: string) => Promise<object>

/**
 * Open stages and phones of this process: one timer and one listener for all of them. A state is read once for
 * everybody who looks at a draw, and written when it has changed, as the same bytes.
 */
export class StageHub {
  readonly #ctx: Pick<Context, 'live' | 'log' | 'clock'>
  readonly #read: ReadState
  readonly #pace: HubPace
  readonly #stages = new Map<string, Stage>()
  readonly #places = new NetworkPlaces(inTotal / 2)
  #viewers = 0
  #timer: NodeJS.Timeout | null = null
  #beats = 0
  #isClosed = false

  constructor(
    ctx: Pick<Context, 'live' | 'log' | 'clock'>,
    read: ReadState,
    pace: HubPace = paceOfHall,
  ) {
    this.#ctx = ctx
    this.#read = read
    this.#pace = pace
  }

  /** Follows a draw until the response is closed; `begin` writes its head. Refusal: `busy` when there are too many. */
  follow(slug: string, response: ServerResponse, address: string, begin: () => void): void {
    const free = this.#take(networkOf(address))
    begin()
    const stage = this.#stageOf(slug)
    const leaveAt = this.#ctx.clock.now().getTime() + this.#pace.max
    const viewer = { leaveAt, hasMissed: false }
    stage.viewers.set(response, viewer)
    this.#viewers += 1
    response.on('error', () => undefined)
    response.on('drain', () => {
      if (viewer.hasMissed) response.write(stage.event())
      viewer.hasMissed = false
    })
    response.once('close', () => {
      free()
      this.#viewers -= 1
      stage.viewers.delete(response)
      if (stage.viewers.size === 0) this.#end(slug, stage)
    })
    this.#timer ??= setInterval(() => this.#tick(), this.#pace.lookEvery).unref()
    if (stage.hasState) response.write(stage.event())
    else stage.look()
  }

  /** Ends all streams, and lets no new one in. */
  close(): void {
    this.#isClosed = true
    for (const { viewers } of this.#stages.values()) {
      for (const response of viewers.keys()) end(response)
    }
  }

  #take(network: Network): () => void {
    const free =
      this.#isClosed || this.#viewers >= inTotal ? null : this.#places.take(network, perNetwork)
    if (!free) throw new Refusal('busy', { retryAfter: 15 })
    return free
  }

  #stageOf(slug: string): Stage {
    const known = this.#stages.get(slug)
    if (known) return known
    const made: Stage = new Stage(() => this.#read(slug), this.#ctx)
    made.stopListening = this.#ctx.live.listen([`game:${slug}`], () => made.look())
    this.#stages.set(slug, made)
    return made
  }

  #end(slug: string, stage: Stage): void {
    stage.stopListening()
    this.#stages.delete(slug)
    if (this.#stages.size > 0 || !this.#timer) return
    clearInterval(this.#timer)
    this.#timer = null
  }

  #tick(): void {
    this.#beats += 1
    const isBeat = this.#beats % beatEvery === 0
    for (const stage of this.#stages.values()) {
      stage.look()
      if (isBeat) stage.beat()
    }
  }
}

/** All who look at one draw. */
class Stage {
  readonly viewers = new Map<ServerResponse, { leaveAt: number; hasMissed: boolean }>()
  stopListening: () => void = () => undefined
  #state: object | null = null
  #shown = ''
  #isLooking = false
  #again = false
  readonly #read: () => Promise<object>
  readonly #ctx: Pick<Context, 'log' | 'clock'>

  constructor(read: () => Promise<object>, ctx: Pick<Context, 'log' | 'clock'>) {
    this.#read = read
    this.#ctx = ctx
  }

  get hasState(): boolean {
    return this.#state !== null
  }

  /** What is so, told now: screens count down by its time. */
  event(): string {
    const state = { ...this.#state, at: this.#ctx.clock.now().toISOString() }
    return `event: state\ndata: ${JSON.stringify(state)}\n\n`
  }

  /** One look at a time; what happens meanwhile is seen by the next. */
  look(): void {
    this.#again = true
    if (this.#isLooking) return
    this.#isLooking = true
    void this.#lookOn().finally(() => (this.#isLooking = false))
  }

  /** Whoever has not taken the last beat yet is not there any more. */
  beat(): void {
    const now = this.#ctx.clock.now().getTime()
    for (const [response, { leaveAt }] of this.viewers) {
      if (response.writableNeedDrain) response.destroy()
      else if (leaveAt <= now) response.end()
      else response.write(': still here\n\n')
    }
  }

  async #lookOn(): Promise<void> {
    while (this.#again) {
      this.#again = false
      try {
        this.#tell(await this.#read())
      } catch (error) {
        // They keep what they have seen; the next look comes.
        this.#ctx.log.warn({ err: error }, 'stage not read')
      }
    }
  }

  #tell(state: object): void {
    const shown = JSON.stringify({ ...state, at: undefined })
    if (shown === this.#shown) return
    this.#shown = shown
    this.#state = state
    const bytes = Buffer.from(this.event())
    for (const [response, viewer] of this.viewers) {
      // Whoever is too slow for it is told what is so then.
      if (response.writableNeedDrain) viewer.hasMissed = true
      else response.write(bytes)
    }
  }
}

function end(response: ServerResponse): void {
  if (response.writableNeedDrain) response.destroy()
  else response.end()
}
