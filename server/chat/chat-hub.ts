import type { ServerResponse } from 'node:http'
import { Refusal } from '#domain/errors.ts'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import { networkOf } from '../platform/network.ts'
import { NetworkPlaces } from '../platform/network-places.ts'
import { ChatRoom, type Viewer } from './chat-room.ts'
import { chatKey, typingKey } from './tell.ts'

/** Many phones of a mobile network stand behind one address; each has to have begun a conversation. */
const perNetwork = 600
const inTotal = 4000
/** Of one conversation: what one visitor opens takes no place of others. */
const perConversation = 12
const beatEvery = seconds(20)
/** Then the browser comes again, and is looked at again. */
const max = minutes(30)

type Tools = Pick<Context, 'live' | 'log' | 'clock' | 'db'>

/** Open conversations of this process: one listener for each, and one timer for all of them. */
export class ChatHub {
  readonly #ctx: Tools
  readonly #rooms = new Map<number, ChatRoom>()
  readonly #places = new NetworkPlaces(inTotal / 2)
  #viewers = 0
  #timer: NodeJS.Timeout | null = null
  #isClosed = false

  constructor(ctx: Tools) {
    this.#ctx = ctx
  }

  /**
   * Brings what follows after a number, and then all that is written, until the response is closed or a key of
   * `endOn` is told; `begin` writes its head. Refusal: `busy` when there are too many.
   */
  follow(
    id: number,
    viewer: Omit<Viewer, 'leaveAt'>,
    { address, endOn, begin }: { address: string; endOn: readonly string[]; begin: () => void },
  ): void {
    const room = this.#roomOf(id)
    const free = this.#take(room, address)
    begin()
    const { response } = viewer
    const stopEnding = this.#ctx.live.listen(endOn, () => end(response))
    const { now } = { now: this.#ctx.clock.now().getTime() }
    room.enter({ ...viewer, leaveAt: now + max })
    this.#viewers += 1
    response.on('error', () => undefined)
    response.once('close', () => {
      free()
      stopEnding()
      this.#viewers -= 1
      room.leave(response)
      if (room.isEmpty) this.#end(id, room)
    })
    this.#timer ??= setInterval(() => this.#beat(), beatEvery).unref()
  }

  /** Ends all streams, and lets no new one in. */
  close(): void {
    this.#isClosed = true
    for (const room of this.#rooms.values()) room.endAll()
  }

  #take(room: ChatRoom, address: string): () => void {
    const isFull = this.#isClosed || this.#viewers >= inTotal || room.size >= perConversation
    const free = isFull ? null : this.#places.take(networkOf(address), perNetwork)
    if (!free) {
      if (room.isEmpty) this.#end(room.id, room)
      throw new Refusal('busy', { retryAfter: 15 })
    }
    return free
  }

  #roomOf(id: number): ChatRoom {
    const known = this.#rooms.get(id)
    if (known) return known
    const room = new ChatRoom(this.#ctx, id)
    const typing = { visitor: typingKey(id, 'visitor'), staff: typingKey(id, 'staff') }
    const keys = [chatKey(id), typing.visitor, typing.staff]
    room.stopListening = this.#ctx.live.listen(keys, (key) => {
      if (key === typing.visitor) room.tellTyping('visitor')
      else if (key === typing.staff) room.tellTyping('staff')
      else room.look()
    })
    this.#rooms.set(id, room)
    return room
  }

  #end(id: number, room: ChatRoom): void {
    room.stopListening()
    if (this.#rooms.get(id) === room) this.#rooms.delete(id)
    if (this.#rooms.size > 0 || !this.#timer) return
    clearInterval(this.#timer)
    this.#timer = null
  }

  #beat(): void {
    for (const room of this.#rooms.values()) room.beat()
  }
}

function end(response: ServerResponse): void {
  if (response.writableNeedDrain) response.destroy()
  else response.end()
}
