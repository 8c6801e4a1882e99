import type { ServerResponse } from 'node:http'
import { messagesAtOnce } from '#domain/chat/limits.ts'
import type { Context } from '../context.ts'
import { findConversation, type Conversation } from './conversation-queries.ts'
import { listMessagesAfter, listMessagesBefore, type StoredMessage } from './message-queries.ts'
import { listNotes, type StoredNote } from './notes.ts'
import { toHead, toMessage, toNote } from './view.ts'

export interface Viewer {
  response: ServerResponse
  side: 'visitor' | 'staff'
  /** The newest message that it has. */
  sent: number
  /** The newest note; staff alone are told of notes. */
  sentNote: number
  leaveAt: number
}

type Known = Viewer & { head: string; hasMissed: boolean }

/** All who look at one conversation: what is new is read once for all of them. */
export class ChatRoom {
  readonly id: number
  stopListening: () => void = () => undefined
  readonly #ctx: Pick<Context, 'db' | 'log' | 'clock'>
  readonly #viewers = new Map<ServerResponse, Known>()
  #isLooking = false
  #again = false

  constructor(ctx: Pick<Context, 'db' | 'log' | 'clock'>, id: number) {
    this.#ctx = ctx
    this.id = id
  }

  get size(): number {
    return this.#viewers.size
  }

  get isEmpty(): boolean {
    return this.#viewers.size === 0
  }

  /** What happened since it last knew comes with the first look. */
  enter(viewer: Viewer): void {
    const known: Known = { ...viewer, head: '', hasMissed: false }
    this.#viewers.set(viewer.response, known)
    viewer.response.on('drain', () => {
      if (known.hasMissed) this.look()
    })
    this.look()
  }

  leave(response: ServerResponse): void {
    this.#viewers.delete(response)
  }

  endAll(): void {
    for (const response of this.#viewers.keys()) {
      if (response.writableNeedDrain) response.destroy()
      else response.end()
    }
  }

  /** Whoever writes on the other side; nobody hears of themselves. */
  tellTyping(by: 'visitor' | 'staff'): void {
    for (const { response, side } of this.#viewers.values()) {
      if (side !== by && !response.writableNeedDrain) {
        response.write('event: typing\ndata: {}\n\n')
      }
    }
  }

  /** Whoever has not taken the last beat yet is not there any more. */
  beat(): void {
    const now = this.#ctx.clock.now().getTime()
    for (const { response, leaveAt } of this.#viewers.values()) {
      if (response.writableNeedDrain) response.destroy()
      else if (leaveAt <= now) response.end()
      else response.write(': still here\n\n')
    }
  }

  /** One look at a time; what happens meanwhile is seen by the next. */
  look(): void {
    this.#again = true
    if (this.#isLooking) return
    this.#isLooking = true
    void this.#lookOn().finally(() => (this.#isLooking = false))
  }

  async #lookOn(): Promise<void> {
    while (this.#again) {
      this.#again = false
      try {
        await this.#lookOnce()
      } catch (error) {
        // They keep what they have seen, and come again.
        this.#ctx.log.warn({ err: error }, 'conversation not read')
        this.endAll()
      }
    }
  }

  async #lookOnce(): Promise<void> {
    const viewers = [...this.#viewers.values()]
    if (viewers.length === 0) return
    const { db } = this.#ctx
    const conversation = await findConversation(db, this.id)
    if (!conversation) return this.#tellGone()
    const from = Math.min(...viewers.map(({ sent }) => sent))
    const messages = await readAfter(this.#ctx, conversation, from)
    const staff = viewers.filter(({ side }) => side === 'staff')
    const fromNote = Math.min(...staff.map(({ sentNote }) => sentNote))
    const notes = staff.length === 0 ? [] : await listNotes(db, this.id, fromNote)
    for (const viewer of viewers) tell(viewer, { conversation, messages, notes })
    // More than one answer holds is read on at once.
    if (conversation.lastNumber > (messages.at(-1)?.number ?? from)) this.#again = true
  }

  #tellGone(): void {
    for (const { response } of this.#viewers.values()) {
      if (!response.writableNeedDrain) response.write('event: gone\ndata: {}\n\n')
      response.end()
    }
  }
}

/** Of a conversation that went on for long without somebody the newest alone. */
function readAfter(
  { db }: Pick<Context, 'db'>,
  { id, lastNumber }: Conversation,
  after: number,
): Promise<StoredMessage[]> {
  if (lastNumber <= after) return Promise.resolve([])
  return lastNumber - after > messagesAtOnce
    ? listMessagesBefore(db, id, undefined, messagesAtOnce)
    : listMessagesAfter(db, id, after, messagesAtOnce)
}

interface Read {
  conversation: Conversation
  messages: readonly StoredMessage[]
  notes: readonly StoredNote[]
}

function tell(viewer: Known, { conversation, messages, notes }: Read): void {
  const { response, side, sent, sentNote } = viewer
  // Whoever is too slow for it is told what is so then.
  viewer.hasMissed = response.writableNeedDrain
  if (viewer.hasMissed || response.writableEnded) return
  const toVisitor = side === 'visitor'
  const fresh = messages.filter(({ number }) => number > sent)
  const freshNotes = toVisitor ? [] : notes.filter(({ id }) => id > sentNote)
  const shown = toVisitor
    ? toHead(conversation)
    : { ...toHead(conversation), version: conversation.version }
  const head = JSON.stringify(shown)
  if (fresh.length === 0 && freshNotes.length === 0 && head === viewer.head) return
  viewer.head = head
  viewer.sent = fresh.at(-1)?.number ?? sent
  viewer.sentNote = freshNotes.at(-1)?.id ?? sentNote
  const data = JSON.stringify({
    head: shown,
    messages: fresh.map((message) => toMessage(message, { toVisitor })),
    ...(!toVisitor && { notes: freshNotes.map(toNote) }),
  })
  response.write(`id: ${viewer.sent}\nevent: news\ndata: ${data}\n\n`)
}
