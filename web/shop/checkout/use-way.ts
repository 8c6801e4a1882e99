import { useRef, useState } from 'react'
import { changeCheckout, type Destination } from '#web/shop/state/checkout.ts'

/** How goods are had: brought, or fetched from one of our branches or a vaccine centre. */
export type Way = Destination['kind']

/** The way that is taken, and the place if one of that way is chosen. Each way's place comes back with it. */
export function useWay(chosen: Destination | null, centerOnly: boolean) {
  const [picked, setPicked] = useState<Way | null>(null)
  const left = useRef<Partial<Record<Way, Destination>>>({})
  const kind = centerOnly ? 'center' : (picked ?? chosen?.kind ?? 'delivery')
  return {
    kind,
    destination: chosen?.kind === kind ? chosen : null,
    /** `usual` is the place where none was chosen for this way before. */
    take: (next: Way, usual: Destination | null) => {
      if (chosen) left.current[chosen.kind] = chosen
      setPicked(next)
      const place = left.current[next] ?? usual
      if (place) changeCheckout({ destination: place })
    },
    /** Of a place that was chosen otherwise. */
    follow: setPicked,
  }
}
