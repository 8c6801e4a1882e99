import { paymentHeadingId } from './Panel.tsx'
import { paymentTexts as texts } from './texts.ts'

/** The money has come: the panel that asked for it turns green. */
export function PaidPanel({ amount }: { amount: number }) {
  return (
    <section
      aria-labelledby={paymentHeadingId}
      className="grid h-full content-center justify-items-center gap-3 rounded-md border border-ok/30 bg-ok-tint px-5 py-8 text-center"
    >
      <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className="motion-pop size-20">
        <circle cx="32" cy="32" r="32" className="fill-ok" />
        <path
          d="M19 33.5 28.5 43 46 24"
          pathLength="1"
          stroke="white"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="motion-draw"
        />
      </svg>
      <h2 id={paymentHeadingId} tabIndex={-1} className="text-2xl text-ok outline-none">
        {texts.paidTitle}
      </h2>
      <p className="max-w-md">{texts.paidText(amount)}</p>
    </section>
  )
}
