import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

const most = 100
const step = 5

/**
 * Weights as bars that are drawn over with a pointer. By keyboard each bar is a slider: left and right go from one to
 * the next, up and down change it.
 */
export function WeightBars({
  label,
  names,
  weights,
  onChange,
}: {
  label: string
  /** What each bar is called. */
  names: readonly string[]
  weights: readonly number[]
  onChange: (weights: number[]) => void
}) {
  const id = useId()
  const [current, setCurrent] = useState(0)
  const box = useRef<SVGSVGElement>(null)
  /** What is drawn by now; several moves may come before the next drawing. */
  const drawn = useRef<number[] | null>(null)
  const place = Math.min(current, weights.length - 1)
  const set = (at: number, weight: number) => {
    const next = [...(drawn.current ?? weights)]
    next[at] = Math.min(most, Math.max(0, weight))
    if (drawn.current) drawn.current = next
    onChange(next)
  }
  const draw = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = box.current!.getBoundingClientRect()
    const at = Math.floor(((clientX - left) / width) * weights.length)
    if (at < 0 || at >= weights.length) return
    setCurrent(at)
    set(at, Math.round((1 - (clientY - top) / height) * (most / step)) * step)
  }
  const press = (event: KeyboardEvent) => {
    // The bar that has the focus, which may be drawn as the current one a moment later.
    const at = Number((event.target as Element).getAttribute('data-bar') ?? place)
    const moved = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const changed = { ArrowUp: step, ArrowDown: -step, PageUp: 4 * step, PageDown: -4 * step }[
      event.key
    ]
    const edge = { Home: 0, End: most }[event.key]
    if (moved !== undefined) {
      const next = (at + moved + weights.length) % weights.length
      setCurrent(next)
      box.current?.querySelector<SVGElement>(`[data-bar="${next}"]`)?.focus()
    } else if (changed !== undefined) set(at, weights[at]! + changed)
    else if (edge !== undefined) set(at, edge)
    else return
    event.preventDefault()
  }
  return (
    <div>
      <p id={id} className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="tabular text-ink-2">
          {names[place]}: {weights[place]}
        </span>
      </p>
      <svg
        ref={box}
        role="group"
        aria-labelledby={id}
        viewBox={`0 0 ${weights.length * 10} ${most}`}
        preserveAspectRatio="none"
        onKeyDown={press}
        onPointerDown={(event) => {
          drawn.current = [...weights]
          event.currentTarget.setPointerCapture(event.pointerId)
          draw(event)
        }}
        onPointerMove={(event) => {
          if (drawn.current) draw(event)
        }}
        onPointerUp={() => (drawn.current = null)}
        onPointerCancel={() => (drawn.current = null)}
        className="mt-1.5 h-32 w-full cursor-crosshair touch-none rounded-md border border-line bg-ground"
      >
        {weights.map((weight, at) => (
          <g
            key={at}
            role="slider"
            data-bar={at}
            tabIndex={at === place ? 0 : -1}
            aria-label={names[at]}
            aria-orientation="vertical"
            aria-valuemin={0}
            aria-valuemax={most}
            aria-valuenow={weight}
            onFocus={() => setCurrent(at)}
            className="fill-primary/55 outline-none focus-visible:fill-primary-deep"
          >
            <rect x={at * 10} y={0} width={10} height={most} className="fill-transparent" />
            <rect
              x={at * 10 + 1}
              y={most - Math.max(1, weight)}
              width={8}
              height={Math.max(1, weight)}
            />
          </g>
        ))}
      </svg>
    </div>
  )
}
