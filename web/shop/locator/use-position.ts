import { useState } from 'react'
import type { Point } from '#domain/pharmacy/point.ts'

export type Position =
  | { state: 'off' | 'asking' | 'denied' | 'unavailable' | 'missing' }
  | { state: 'known'; point: Point }

/**
 * Where the browser is, asked for at a press. It stays in this page: nothing is sent, nothing is kept, and it is in
 * no address.
 */
export function usePosition(): { position: Position; ask: () => void; forget: () => void } {
  const [position, setPosition] = useState<Position>({ state: 'off' })
  const ask = () => {
    // Absent where the page is not served safely.
    if (!('geolocation' in navigator)) return setPosition({ state: 'missing' })
    setPosition({ state: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setPosition({ state: 'known', point: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        setPosition({ state: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { maximumAge: 60_000, timeout: 15_000 },
    )
  }
  return { position, ask, forget: () => setPosition({ state: 'off' }) }
}
