const count = 36
const tones = ['#0b5fd3', '#f6b73c', '#d6293e', '#0a7a55']

/** Some paper in the air for a prize, once; nothing that flashes, and nothing for who asked for less motion. */
export function burst(place: HTMLElement): void {
  const air = document.createElement('div')
  air.className = 'pointer-events-none absolute top-0 left-1/2 z-1'
  air.setAttribute('aria-hidden', 'true')
  place.append(air)
  const falls = Array.from({ length: count }, (_, nth) => {
    const bit = document.createElement('i')
    bit.className = 'absolute h-3 w-2 rounded-sm'
    bit.style.background = tones[nth % tones.length]!
    air.append(bit)
    const side = (Math.random() - 0.5) * 2
    const far = side * (80 + Math.random() * 160)
    const high = -(120 + Math.random() * 160)
    const spun = Math.random() * 900 - 450
    return bit.animate(
      [
        { transform: 'none', opacity: 1 },
        {
          transform: `translate(${far * 0.7}px, ${high}px) rotate(${spun}deg)`,
          opacity: 1,
          offset: 0.35,
        },
        { transform: `translate(${far}px, 260px) rotate(${spun * 2}deg)`, opacity: 0 },
      ],
      { duration: 1700 + Math.random() * 700, easing: 'cubic-bezier(0.2, 0.6, 0.5, 1)' },
    ).finished
  })
  void Promise.allSettled(falls).then(() => air.remove())
}
