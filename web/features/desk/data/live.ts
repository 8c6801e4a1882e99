import { useEffect, useRef } from 'react'
import { seconds } from '#domain/kernel/durations.ts'
import { inSteps } from './in-steps.ts'

/** Heard instead of a key when anything may have changed unheard. */
const anything = '*'
/** Without a stream the server is asked this often. */
const pollEvery = seconds(20)
const retryAfter = seconds(15)
/** A busy shop changes faster than anybody can read. */
const pause = seconds(2)

type Hear = (key: string) => void

const hearers = new Set<Hear>()
let stream: EventSource | null = null
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
    const steps = inSteps(() => latest.current(), pause)
    const stop = hearLive((key) => {
      if (key === anything || names.includes(key)) steps.call()
    })
    return () => {
      stop()
      steps.stop()
    }
  }, [wanted])
}

/** One stream for the whole page, open while the page is looked at: a browser has few to give. */
function hearLive(hear: Hear): () => void {
  if (hearers.size === 0) {
    document.addEventListener('visibilitychange', followSight)
    connect()
  }
  hearers.add(hear)
  return () => {
    hearers.delete(hear)
    if (hearers.size > 0) return
    document.removeEventListener('visibilitychange', followSight)
    disconnect()
  }
}

function followSight(): void {
  if (document.visibilityState === 'hidden') return disconnect()
  connect()
  tell(anything)
}

function connect(): void {
  disconnect()
  const opened = new EventSource('/api/admin/live')
  stream = opened
  let wasLost = false
  opened.addEventListener('open', () => {
    stopPolling()
    if (wasLost) tell(anything)
  })
  opened.addEventListener('changed', ({ data }: MessageEvent<string>) => tell(data))
  opened.addEventListener('error', () => {
    wasLost = true
    poll ??= setInterval(() => tell(anything), pollEvery)
    // The browser tries again by itself unless the server has refused.
    if (opened.readyState === EventSource.CLOSED) retry ??= setTimeout(connect, retryAfter)
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
  for (const hear of hearers) hear(key)
}
