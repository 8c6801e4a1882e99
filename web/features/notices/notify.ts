import type { ReactNode } from 'react'
import { noticeTexts } from './texts.ts'

export type NoticeKind = 'success' | 'info' | 'error'

export interface Notice {
  id: number
  kind: NoticeKind
  title: string
  text?: ReactNode
  /** How long it stays, in milliseconds. */
  duration: number
}

export interface NoticeInput {
  /** "Thông báo" when left out. */
  title?: string
  text?: ReactNode
  kind?: NoticeKind
  duration?: number
}

export const noticeDuration = { addToCart: 1000, normal: 3000 } as const

const shownAtOnce = 3

let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says something in passing, from anywhere in the browser. What must be answered is a dialog instead. */
export function notify({ title, text, kind = 'success', duration }: NoticeInput): void {
  lastId += 1
  const notice: Notice = {
    id: lastId,
    kind,
    title: title ?? noticeTexts.title,
    text,
    duration: duration ?? noticeDuration.normal,
  }
  // The same words twice are one notice, which stays anew.
  const others = notices.filter((each) => each.text !== text || each.title !== notice.title)
  change([...others, notice].slice(-shownAtOnce))
}

/** The short word after something went into the cart. */
export function notifyAddedToCart(text: ReactNode): void {
  notify({ text, duration: noticeDuration.addToCart })
}

export function dismissNotice(id: number): void {
  change(notices.filter((notice) => notice.id !== id))
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentNotices(): readonly Notice[] {
  return notices
}

function change(next: readonly Notice[]): void {
  notices = next
  listeners.forEach((listener) => listener())
}
