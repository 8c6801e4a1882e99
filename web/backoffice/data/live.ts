import { useEffect, useRef } from 'react'
import { seconds } from '#domain/kernel/durations.ts'
import { throttle } from './throttle.ts'

/** Heard instead of a key when anything may have changed unheard. */
const anything = '*'
/** Without a stream the server is asked this often. */
const pollEvery = seconds(20)
const retryAfter = seconds(15)
/** A busy shop changes faster than anybody can read. */
const pause = seconds(2)

type Hear = (key: string) => void

/** Who hears what. */
const hearers = new Map<Hear, readonly string[]>()
let stream: EventSource | null = null
let address = ''
let poll: ReturnType<typeof setInterval> | null = null
let retry: ReturnType<typeof setTimeout> | null = null

/** Calls back some moments after one of these keys has changed anywhere in the company. */
export function useLive(keys: readonly string[], changed: () => void): void {
  const latest = useRef(changed)
  useEffect(() => {
    latest.current = changed
  }, [changed])
  const wanted = keys.join(' ')
  useEffect(() => {
    if (!wanted) return
    const names = wanted.split(' ')
    const steps = throttle(() => latest.current(), pause)
    const stop = hearLive(names, (key) => {
      if (key === anything || names.includes(key)) steps.call()
    })
    return () => {
      stop()
      steps.stop()
    }
  }, [wanted])
}

/** One stream for the whole page, open while the page is looked at: a browser has few to give. */
function hearLive(keys: readonly string[], hear: Hear): () => void {
  if (hearers.size === 0) document.addEventListener('visibilitychange', followSight)
  hearers.set(hear, keys)
  // Lists opened in tabs behind this one wait until they are looked at.
  const isSeen = document.visibilityState !== 'hidden'
  if (isSeen && (!stream || address !== streamAddress())) connect()
  return () => {
    hearers.delete(hear)
    if (hearers.size > 0) return
    document.removeEventListener('visibilitychange', followSight)
    disconnect()
  }
}

/** Lists are told of to whoever may see them, one order only when it is asked for. */
function streamAddress(): string {
  const order = [...hearers.values()].flat().find((key) => key.startsWith(orderKey('')))
  const query = order ? `?order=${encodeURIComponent(order.slice(orderKey('').length))}` : ''
  return `/api/admin/live${query}`
}

/** The live key of one order. */
export function orderKey(code: string): string {
  return `order:${code}`
}

function followSight(): void {
  if (document.visibilityState === 'hidden') return disconnect()
  connect()
  tell(anything)
}

function connect(): void {
  disconnect()
  address = streamAddress()
  const opened = new EventSource(address)
  stream = opened
  opened.addEventListener('open', () => {
    stopPolling()
    // What changed between an answer and this moment was told to nobody.
    tell(anything)
  })
  opened.addEventListener('changed', ({ data }: MessageEvent<string>) => tell(data))
  opened.addEventListener('error', () => {
    poll ??= setInterval(() => tell(anything), pollEvery)
    if (opened.readyState !== EventSource.CLOSED) return
    // The browser tries again by itself unless the server has refused: asking tells why.
    retry ??= setTimeout(connect, retryAfter)
    tell(anything)
  })
}

function disconnect(): void {
  stream?.close()
  stream = null
  stopPolling()
  if (retry) clearTimeout(retry)
  retry = null
}

function stopPolling(): void {
  if (poll) clearInterval(poll)
  poll = null
}

function tell(key: string): void {
  for (const hear of hearers.keys()) hear(key)
}
