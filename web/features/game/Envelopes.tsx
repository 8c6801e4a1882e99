import { useImperativeHandle, useRef, type Ref } from 'react'
import type { Picture } from './Wheel.tsx'

export interface EnvelopesProps {
  /** What stands on the card that comes out. */
  words: string
  picture: Ref<Picture>
}

const fan = [-2, -1, 2, 1, 0]

/** A fan of red envelopes, one of which opens: looked at, and told in words beside it. */
export function Envelopes({ words, picture }: EnvelopesProps) {
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(picture, () => openEnvelope(root), [])
  return (
    <div ref={root} aria-hidden="true" className="game-fan">
      {fan.map((place) => (
        <div key={place} className={`game-envelope game-envelope-${place + 2}`}>
          {place === 0 && (
            <div data-part="card" className="game-card">
              <span>{words}</span>
            </div>
          )}
          <svg viewBox="0 0 120 168" className="game-paper">
            <rect width="120" height="168" rx="9" className="game-tone-0 game-piece" />
            <rect
              x="6"
              y="6"
              width="108"
              height="156"
              rx="6"
              fill="none"
              strokeWidth="2"
              className="game-gilt"
            />
            <path
              d="M60 92C44 80 38 72 38 64A11 11 0 0 1 60 60 11 11 0 0 1 82 64C82 72 76 80 60 92ZM26 122Q60 104 94 122M26 134Q60 116 94 134"
              fill="none"
              strokeWidth="2"
              className="game-gilt"
            />
          </svg>
          <svg
            viewBox="0 0 120 60"
            data-part={place === 0 ? 'flap' : undefined}
            className="game-flap"
          >
            <path d="M0 9Q0 0 9 0H111Q120 0 120 9L66 54Q60 59 54 54Z" className="game-ring" />
            <circle cx="60" cy="40" r="13" className="game-bright" />
            <path
              d="M54 40H66M60 34V46"
              fill="none"
              stroke="#5a1500"
              strokeWidth="3"
              strokeLinecap="round"
            />
          </svg>
        </div>
      ))}
    </div>
  )
}

const opening = { duration: 420, easing: 'ease-in-out', fill: 'forwards' } as const
const rising = {
  duration: 900,
  easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  fill: 'forwards',
} as const
const trembling = [
  'none',
  'translateY(-10px) rotate(-3deg)',
  'translateY(-10px) rotate(3deg)',
  'none',
]

function openEnvelope(root: { current: HTMLDivElement | null }): Picture {
  let running: Animation[] = []
  let isSkipped = false
  const part = (name: string) =>
    root.current!.querySelector<HTMLElement | SVGElement>(`[data-part=${name}]`)!
  const end = () => {
    for (const each of running) each.cancel()
    running = []
  }
  const run = async (element: Element, transform: string[], how: KeyframeAnimationOptions) => {
    const animation = element.animate({ transform }, how)
    running.push(animation)
    if (isSkipped) animation.finish()
    await animation.finished.catch(() => undefined)
  }
  return {
    begin: () => {
      end()
      isSkipped = false
      part('flap').style.zIndex = ''
      const envelope = part('card').parentElement!
      void run(envelope, trembling, { duration: 700, iterations: Infinity, easing: 'ease-in-out' })
    },
    reveal: async () => {
      end()
      await run(part('flap'), ['none', 'scaleY(-1)'], opening)
      // Open it lies behind the card that comes out.
      part('flap').style.zIndex = '0'
      await run(part('card'), ['none', 'translateY(-60%)'], rising)
    },
    skip: () => {
      for (const each of running) {
        if (each.effect?.getTiming().iterations === Infinity) each.cancel()
        else each.finish()
      }
      isSkipped = true
    },
  }
}
