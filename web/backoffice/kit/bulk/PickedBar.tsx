import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { MoreMenu } from '../../parts/MoreMenu.tsx'

export interface PickedBarProps {
  /** What the bar is for; read out. */
  label: string
  /** `Đã chọn 3 đơn`. */
  picked: string
  /** The one thing that is done most; stays in sight. */
  main?: ReactNode
  /** What else can be done: beside it, or in a menu on a phone. */
  rest?: ReactNode
  /** Missing where the page is taken already. */
  takePage?: { label: string; take: () => void } | undefined
  clear: { label: string; clear: () => void }
}

/** What is done to the rows that are ticked: a row at the foot of the screen, below the last of them. */
export function PickedBar({ label, picked, main, rest, takePage, clear }: PickedBarProps) {
  return (
    <section
      aria-label={label}
      data-picked-bar
      className="sticky bottom-3 z-20 mt-3 flex items-center gap-2 rounded-md border border-primary/40 bg-white px-4 py-2 shadow-lift md:flex-wrap phone:px-2.5 phone:py-1.5"
    >
      <b role="status" className="tabular font-semibold phone:text-sm">
        {picked}
      </b>
      <div className="ml-auto flex shrink-0 gap-2 md:flex-wrap">
        {main}
        <MoreMenu opensUp>
          {rest}
          {takePage && (
            // Cards have no head with a box for all of them.
            <Button variant="quiet" onClick={takePage.take} className="md:hidden">
              {takePage.label}
            </Button>
          )}
          <Button variant="plain" onClick={clear.clear}>
            {clear.label}
          </Button>
        </MoreMenu>
      </div>
    </section>
  )
}
