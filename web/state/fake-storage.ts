import { vi } from 'vitest'

/** A browser's storage for tests; `fails` makes it throw as a private window's may. */
export function fakeWindow({ fails = false } = {}) {
  const area = (): Storage => {
    const kept = new Map<string, string>()
    const guard = <T>(access: () => T): T => {
      if (fails) throw new DOMException('denied', 'SecurityError')
      return access()
    }
    return {
      getItem: (key) => guard(() => kept.get(key) ?? null),
      setItem: (key, text) => guard(() => void kept.set(key, text)),
      removeItem: (key) => guard(() => void kept.delete(key)),
      clear: () => kept.clear(),
      key: () => null,
      length: 0,
    }
  }
  const target = new EventTarget()
  const window = {
    localStorage: area(),
    sessionStorage: area(),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  }
  vi.stubGlobal('window', window)
  /** What another tab's write looks like from here. */
  const writeElsewhere = (key: string, text: string) => {
    window.localStorage.setItem(key, text)
    target.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
  return { ...window, writeElsewhere }
}
