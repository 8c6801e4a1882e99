/** Shares of a campaign's time and units, from 0 to 1 each. */
export interface CurvePoint {
  time: number
  share: number
}

/**
 * How much is free over a campaign's time, and beside it what has come of it. A picture of figures that stand in words
 * beside it.
 */
export function CurveChart({
  planned,
  course = none,
  className,
}: {
  planned: readonly CurvePoint[]
  course?: readonly CurvePoint[]
  className: string
}) {
  const now = course.at(-1)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`${className} w-full rounded-md border border-line bg-ground`}
    >
      {planned.length > 0 && (
        <>
          <polygon points={`0,100 ${lineOf(planned)} 100,100`} className="fill-primary-tint" />
          <polyline
            points={lineOf(planned)}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-primary stroke-2"
          />
        </>
      )}
      {now && (
        <>
          <line
            x1={now.time * 100}
            x2={now.time * 100}
            y1={0}
            y2={100}
            vectorEffect="non-scaling-stroke"
            className="stroke-ink-3 stroke-1 [stroke-dasharray:4_4]"
          />
          <polyline
            points={lineOf(course)}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-sale stroke-3"
          />
        </>
      )}
    </svg>
  )
}

function lineOf(points: readonly CurvePoint[]): string {
  return points
    .map(({ time, share }) => `${(time * 100).toFixed(2)},${(100 - share * 100).toFixed(2)}`)
    .join(' ')
}

const none: readonly CurvePoint[] = []
