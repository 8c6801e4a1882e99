import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  maxPause,
  pauseAfter,
  pauseBesideStream,
  watchOrder,
  type StreamEvents,
} from './watch-order.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('asking where no hints come', () => {
  test('starts at four seconds and slows down to thirty', async () => {
    const { asked, pass } = watched({ withStream: false })
    expect([0, 1, 2, 3, 4].map(pauseAfter)).toEqual([4000, 6000, 9000, 13_500, 20_250])
    expect(pauseAfter(50)).toBe(maxPause)
    await pass(3999)
    expect(asked()).toBe(0)
    await pass(1)
    expect(asked()).toBe(1)
    await pass(6000)
    expect(asked()).toBe(2)
    await pass(9000)
    expect(asked()).toBe(3)
  })

  test('is quick again after something has changed', async () => {
    const { asked, answers, pass } = watched({ withStream: false })
    answers.changed = true
    await pass(4000 + 4000 + 4000)
    expect(asked()).toBe(3)
  })

  test('rests while nobody sees the page, and asks at once when somebody does', async () => {
    const { asked, pass, page } = watched({ withStream: false })
    page.hide()
    await pass(600_000)
    expect(asked()).toBe(0)
    page.show()
    await pass(0)
    expect(asked()).toBe(1)
    await pass(6000)
    expect(asked()).toBe(2)
  })

  test('begins to rest in a page that was opened unseen', async () => {
    const { asked, pass, page, streams } = watched({ hidden: true })
    await pass(600_000)
    expect(asked()).toBe(0)
    expect(streams).toHaveLength(0)
    page.show()
    await pass(0)
    expect(asked()).toBe(1)
    expect(streams).toHaveLength(1)
  })

  test('ends with the page', async () => {
    const { asked, pass, stop, page } = watched({ withStream: false })
    stop()
    page.hide()
    page.show()
    await pass(600_000)
    expect(asked()).toBe(0)
  })
})

describe('hearing hints', () => {
  test('asks when the stream stands, after each hint, and seldom in between', async () => {
    const { asked, pass, streams } = watched()
    streams[0]!.opened()
    await pass(0)
    expect(asked()).toBe(1)
    streams[0]!.changed()
    await pass(0)
    expect(asked()).toBe(2)
    await pass(pauseBesideStream - 1)
    expect(asked()).toBe(2)
    await pass(1)
    expect(asked()).toBe(3)
  })

  test('goes over to asking while the stream is lost, and back', async () => {
    const { asked, pass, streams } = watched()
    streams[0]!.opened()
    await pass(0)
    streams[0]!.lost(false)
    await pass(6000)
    expect(asked()).toBe(2)
    streams[0]!.opened()
    await pass(0)
    expect(asked()).toBe(3)
    await pass(pauseBesideStream - 1)
    expect(asked()).toBe(3)
  })

  test('a stream that is lost for good is opened anew when the page is seen again', async () => {
    const { pass, page, streams, closed } = watched()
    streams[0]!.lost(true)
    expect(closed()).toBe(1)
    await pass(60_000)
    expect(streams).toHaveLength(1)
    page.hide()
    page.show()
    expect(streams).toHaveLength(2)
  })

  test('a page that nobody sees holds no connection', async () => {
    const { page, closed, stop } = watched()
    page.hide()
    expect(closed()).toBe(1)
    page.show()
    stop()
    expect(closed()).toBe(2)
  })

  test('a stream is not trusted after the network was gone', async () => {
    const { asked, pass, streams, closed, page } = watched()
    streams[0]!.opened()
    await pass(0)
    page.online()
    await pass(0)
    expect(closed()).toBe(1)
    expect(streams).toHaveLength(2)
    expect(asked()).toBe(2)
  })

  test('a hint during an answer asks once more, however many there were', async () => {
    const { asked, pass, streams, answers } = watched()
    let answer = () => {}
    answers.wait = () => new Promise<void>((resolve) => (answer = resolve))
    streams[0]!.opened()
    for (let hint = 0; hint < 5; hint += 1) streams[0]!.changed()
    await pass(0)
    expect(asked()).toBe(1)
    answers.wait = () => Promise.resolve()
    answer()
    await pass(0)
    expect(asked()).toBe(2)
  })

  test('one that is followed lightly is asked for after hints alone', async () => {
    const { asked, pass, streams } = watched({ polls: false })
    await pass(600_000)
    expect(asked()).toBe(0)
    streams[0]!.changed()
    await pass(600_000)
    expect(asked()).toBe(1)
  })
})

/** A watched order whose page, stream and time are ours. */
function watched({ withStream = true, polls = true, hidden = false } = {}) {
  const answers = { changed: false, wait: () => Promise.resolve() }
  const streams: StreamEvents[] = []
  const seen = { hidden, tell: () => {} }
  let looks = 0
  let closings = 0
  const stop = watchOrder({
    check: async () => {
      looks += 1
      await answers.wait()
      return answers.changed
    },
    openStream: (events) => {
      if (!withStream) return null
      streams.push(events)
      return { close: () => void (closings += 1) }
    },
    polls,
    page: {
      isHidden: () => seen.hidden,
      onTurn: (listener) => {
        seen.tell = listener
        return () => {
          seen.tell = () => {}
        }
      },
    },
  })
  const turn = (isHidden: boolean) => {
    seen.hidden = isHidden
    seen.tell()
  }
  return {
    answers,
    streams,
    stop,
    asked: () => looks,
    closed: () => closings,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    page: { hide: () => turn(true), show: () => turn(false), online: () => turn(false) },
  }
}
