import {
  eraseChat,
  getChat,
  rateChat,
  readChat,
  sendChatMessage,
  sendChatPicture,
  typeInChat,
  type ChatHead,
  type ChatMessage,
  type ChatNews,
  type ChatView,
} from '#domain/chat/api.ts'
import type { Attached } from '#domain/chat/cards.ts'
import type { Inbox } from '#domain/chat/states.ts'
import { api, ApiError } from '#web/api.ts'
import { uuid } from '#web/features/chat/uuid.ts'
import { now } from '#web/state/clock.ts'
import { writeStored } from '#web/state/stored-text.ts'
import { chatFlag } from './chat-flag.ts'

/** Sent and not answered for yet. */
export interface Pending {
  clientId: string
  words: string
  attached?: Attached | undefined
  photo?: string
  at: string
  failure: string | null
}

export interface ChatState {
  view: ChatView
  pending: readonly Pending[]
  isTyping: boolean
  isLost: boolean
  /** What a screen reader is told, once. */
  heard: ChatMessage | null
}

const typingLasts = 4000
const typingEvery = 2500
const retryAfter = 4000

/**
 * One conversation in this browser: what is written goes out with a number of its own and is sent again with the
 * same, and what comes is put where its number belongs, however often it comes.
 */
export class ChatStore {
  #state: ChatState
  readonly #inbox: Inbox
  readonly #listeners = new Set<() => void>()
  #stream: EventSource | null = null
  #retry: ReturnType<typeof setTimeout> | null = null
  #typing: ReturnType<typeof setTimeout> | null = null
  #toldTyping = 0
  #sending: Promise<unknown> = Promise.resolve()

  constructor(view: ChatView) {
    this.#inbox = view.inbox
    this.#state = { view, pending: [], isTyping: false, isLost: false, heard: null }
  }

  get = (): ChatState => this.#state

  /** Listens to what comes, as long as somebody looks. */
  subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) window.addEventListener('online', this.#sendFailed)
    this.#listeners.add(listener)
    this.#connect()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      window.removeEventListener('online', this.#sendFailed)
      this.#disconnect()
    }
  }

  /** One after the other, so that they stand in the order in which they were written. */
  send(words: string, attached?: Attached): void {
    const at = new Date(now()).toISOString()
    this.#queue({ clientId: uuid(), words, attached, at, failure: null })
  }

  sendPicture(photo: string): void {
    const at = new Date(now()).toISOString()
    this.#queue({ clientId: uuid(), words: '', photo, at, failure: null })
  }

  sendAgain(clientId: string): void {
    const pending = this.#state.pending.find((each) => each.clientId === clientId)
    if (!pending) return
    this.#change({ pending: this.#state.pending.filter((each) => each !== pending) })
    this.#queue({ ...pending, failure: null })
  }

  /** The network is back: what did not go out goes now, as the same messages. */
  readonly #sendFailed = (): void => {
    for (const { clientId, failure } of this.#state.pending) {
      if (failure !== null) this.sendAgain(clientId)
    }
  }

  async older(): Promise<void> {
    const first = this.#messages[0]
    if (!first) return
    const before = { inbox: this.#inbox, before: first.number }
    const { conversation } = await api.call(getChat, before)
    this.#put(conversation?.messages ?? [])
  }

  read(): void {
    const { conversation } = this.#state.view
    if (!conversation || conversation.visitor_read >= conversation.last_number) return
    const number = conversation.last_number
    this.#head({ ...conversation, visitor_read: number })
    void api.call(readChat, { inbox: this.#inbox, number }, { silent: true }).catch(() => undefined)
  }

  type(): void {
    if (!this.#state.view.conversation || now() - this.#toldTyping < typingEvery) return
    this.#toldTyping = now()
    const typing = { inbox: this.#inbox }
    void api.call(typeInChat, typing, { silent: true }).catch(() => undefined)
  }

  async rate(stars: number, words: string): Promise<void> {
    this.#head(await api.call(rateChat, { inbox: this.#inbox, stars, words }))
  }

  async erase(): Promise<void> {
    await api.call(eraseChat, { inbox: this.#inbox })
    this.#forget()
  }

  get #messages(): readonly ChatMessage[] {
    return this.#state.view.conversation?.messages ?? []
  }

  #queue(pending: Pending): void {
    this.#change({ pending: [...this.#state.pending, pending] })
    this.#sending = this.#sending.then(() => this.#sendNow(pending))
  }

  async #sendNow({ clientId, words, attached, photo }: Pending): Promise<void> {
    const known = { inbox: this.#inbox, client_id: clientId, after: this.#lastNumber }
    try {
      const news =
        photo === undefined
          ? await api.call(sendChatMessage, { ...known, words, attached })
          : await api.call(sendChatPicture, { ...known, photo })
      writeStored(chatFlag, '1', 'local')
      this.#take(news)
      this.#connect()
    } catch (error) {
      const failure = error instanceof ApiError ? error.message : String(error)
      const pending = this.#state.pending.map((each) =>
        each.clientId === clientId ? { ...each, failure } : each,
      )
      this.#change({ pending })
    }
  }

  get #lastNumber(): number {
    return this.#messages.at(-1)?.number ?? 0
  }

  #take({ head, messages }: ChatNews): void {
    const last = this.#lastNumber
    const first = messages[0]
    this.#head(head)
    if (first && last > 0 && first.number > last + 1) {
      // Away for long: the newest are shown, older ones are asked for.
      this.#replace(messages)
    } else this.#put(messages)
    const heard = messages.findLast(({ number, side }) => number > last && side !== 'visitor')
    if (heard) this.#change({ heard, isTyping: false })
  }

  #put(messages: readonly ChatMessage[]): void {
    const known = new Map(this.#messages.map((message) => [message.number, message]))
    for (const message of messages) known.set(message.number, message)
    this.#replace([...known.values()].toSorted((one, other) => one.number - other.number))
  }

  #replace(messages: readonly ChatMessage[]): void {
    const { view, pending } = this.#state
    if (!view.conversation) return
    const arrived = new Set(messages.map(({ client_id: id }) => id))
    this.#change({
      view: { ...view, conversation: { ...view.conversation, messages: [...messages] } },
      pending: pending.filter(({ clientId }) => !arrived.has(clientId)),
    })
  }

  #head(head: ChatHead): void {
    const { view } = this.#state
    const messages = [...this.#messages]
    this.#change({ view: { ...view, conversation: { ...head, messages } } })
  }

  #forget(): void {
    this.#disconnect()
    const { view } = this.#state
    this.#change({ view: { ...view, conversation: null }, pending: [], isTyping: false })
  }

  #connect(): void {
    if (this.#stream || this.#listeners.size === 0 || !this.#state.view.conversation) return
    const query = `inbox=${this.#inbox}&after=${this.#lastNumber}`
    const stream = new EventSource(`/api/chat/live?${query}`)
    this.#stream = stream
    stream.addEventListener('open', () => this.#change({ isLost: false }))
    stream.addEventListener('news', ({ data }: MessageEvent<string>) => {
      this.#take(JSON.parse(data) as ChatNews)
    })
    stream.addEventListener('typing', () => this.#showTyping())
    stream.addEventListener('gone', () => this.#forget())
    stream.addEventListener('error', () => {
      this.#change({ isLost: true })
      if (stream.readyState !== EventSource.CLOSED) return
      // The browser tries again by itself unless the server has refused.
      this.#disconnect()
      this.#retry = setTimeout(() => this.#connect(), retryAfter)
    })
  }

  #disconnect(): void {
    this.#stream?.close()
    this.#stream = null
    if (this.#retry) clearTimeout(this.#retry)
    this.#retry = null
  }

  #showTyping(): void {
    if (this.#typing) clearTimeout(this.#typing)
    this.#change({ isTyping: true })
    this.#typing = setTimeout(() => this.#change({ isTyping: false }), typingLasts)
  }

  #change(change: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
