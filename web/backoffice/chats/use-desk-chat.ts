import { useEffect, useEffectEvent, useState } from 'react'
import {
  getDeskChat,
  readDeskChat,
  type ChatNote,
  type WholeChat,
} from '#domain/chat/backoffice/api.ts'
import type { ChatMessage } from '#domain/chat/api.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { now } from '#web/state/clock.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useStaff } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'

interface News {
  head: Pick<WholeChat, 'state' | 'last_number' | 'visitor_read' | 'staff_read' | 'version'>
  messages: ChatMessage[]
  notes: ChatNote[]
}

const typingLasts = seconds(4)
const retryAfter = seconds(4)

/** What the stream has brought: it is never older than what an answer says of the same. */
type Live = News['head'] & Pick<News, 'messages' | 'notes'>
const nothing: Live = {
  state: 'open',
  last_number: 0,
  visitor_read: 0,
  staff_read: 0,
  version: 0,
  messages: [],
  notes: [],
}

/** A conversation as it goes on: what comes is put where its number belongs, however often it comes. */
export function useDeskChat(id: number) {
  const query = useQuery(getDeskChat, { id })
  const [live, setLive] = useState(nothing)
  const [isTyping, setTyping] = useState(0)
  const [isLost, setLost] = useState(false)
  const [isGone, setGone] = useState(false)
  const data = query.data && withLive(query.data, live)
  const take = useEffectEvent(({ head, messages, notes }: News) => {
    setLive((known) => ({
      ...head,
      messages: mergeBy(known.messages, messages, ({ number }) => number),
      notes: mergeBy(known.notes, notes, ({ id: of }) => of),
    }))
    // Who has it, and how it was, is asked for: the stream carries what is said.
    if (query.data && head.version > query.data.version) void query.refresh()
    if (messages.some(({ side }) => side === 'visitor')) setTyping(0)
  })
  const where = useEffectEvent(() => {
    const note = data?.notes.at(-1)?.id ?? 0
    return `after=${data?.last_number ?? 0}&note=${note}`
  })
  const isKnown = data !== undefined
  const isIn = useStaff() !== null
  useEffect(() => {
    if (!isKnown || !isIn) return
    let stream: EventSource
    let retry: ReturnType<typeof setTimeout> | undefined
    const connect = () => {
      stream = new EventSource(`/api/admin/chats/${id}/live?${where()}`)
      stream.addEventListener('open', () => setLost(false))
      stream.addEventListener('news', ({ data: text }: MessageEvent<string>) =>
        take(JSON.parse(text) as News),
      )
      stream.addEventListener('typing', () => setTyping(now()))
      stream.addEventListener('gone', () => {
        stream.close()
        setGone(true)
      })
      stream.addEventListener('error', () => {
        setLost(true)
        if (stream.readyState === EventSource.CLOSED) retry = setTimeout(connect, retryAfter)
      })
    }
    connect()
    return () => {
      stream.close()
      clearTimeout(retry)
    }
  }, [id, isKnown, isIn])
  useEffect(() => {
    if (isTyping === 0) return
    const timer = setTimeout(() => setTyping(0), typingLasts)
    return () => clearTimeout(timer)
  }, [isTyping])
  useReading(data)
  const older = async () => {
    const before = data?.messages[0]?.number
    if (before === undefined) return
    const { messages } = await callBackoffice(getDeskChat, { id, before })
    setLive((known) => ({
      ...known,
      messages: mergeBy(known.messages, messages, ({ number }) => number),
    }))
  }
  return { ...query, data, older, isTyping: isTyping > 0, isLost, isGone }
}

/** What is in sight has been read. */
function useReading(data: WholeChat | undefined): void {
  const number = data?.last_number ?? 0
  const isUnread = data !== undefined && data.staff_read < number
  const id = data?.id
  useEffect(() => {
    if (!isUnread || id === undefined) return
    const read = () => {
      if (document.visibilityState === 'hidden') return
      void callBackoffice(readDeskChat, { id, number }, { silent: true }).catch(() => undefined)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [id, number, isUnread])
}

/** An answer with what the stream has brought since. */
function withLive(whole: WholeChat, live: Live): WholeChat {
  const { state, last_number: last, version } = live.version > whole.version ? live : whole
  return {
    ...whole,
    state,
    last_number: last,
    version,
    visitor_read: Math.max(whole.visitor_read, live.visitor_read),
    staff_read: Math.max(whole.staff_read, live.staff_read),
    messages: mergeBy(whole.messages, live.messages, ({ number }) => number),
    notes: mergeBy(whole.notes, live.notes, ({ id }) => id),
  }
}

function mergeBy<T>(known: readonly T[], next: readonly T[], keyOf: (each: T) => number): T[] {
  const all = new Map(known.map((each) => [keyOf(each), each]))
  for (const each of next) all.set(keyOf(each), each)
  return [...all.values()].toSorted((one, other) => keyOf(one) - keyOf(other))
}
