import CloudAlert from 'lucide-react/icons/cloud-alert'
import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import type { DraftView } from './draft/draft-store.ts'
import { timeOf } from '../parts/moment-words.ts'
import { contentTexts as texts } from './texts.ts'

/** The parts of the page, whether what was typed is safe, and what undoes it: one line below the top bar, two on a phone. */
export function SaveState({
  view,
  tabs,
  children,
}: {
  view: DraftView
  tabs: ReactNode
  children?: ReactNode
}) {
  const { words, isBad } = wordsOf(view)
  const Sign = isBad ? CloudAlert : view.state === 'saved' ? CloudCheck : CloudUpload
  return (
    <div
      data-save-state
      className="sticky top-16.5 z-20 -mx-2 mb-3.5 flex min-h-11 flex-wrap items-end gap-x-4 border-b border-line bg-ground px-2 phone:contents print:hidden"
    >
      {/* On a phone they go with the page: what is typed under needs the room. */}
      <div className="phone:border-b phone:border-line">{tabs}</div>
      <div className="ml-auto flex min-h-11 items-center gap-x-4 phone:sticky phone:top-14 phone:z-20 phone:-mx-2 phone:mb-2 phone:justify-between phone:bg-ground phone:px-2 print:hidden">
        <p
          role="status"
          className={cx(
            'flex items-center gap-1.5 text-sm',
            isBad ? 'font-semibold text-sale-deep' : 'text-ink-2',
          )}
        >
          <Sign aria-hidden="true" className="size-4.5 shrink-0" />
          {words}
        </p>
        {children}
      </div>
    </div>
  )
}

function wordsOf({ state, savedAt, failure }: DraftView): { words: string; isBad: boolean } {
  switch (state) {
    case 'saved':
      return { words: texts.savedAt(timeOf(savedAt)), isBad: false }
    case 'changed':
      return { words: texts.changed, isBad: false }
    case 'saving':
      return { words: texts.saving, isBad: false }
    case 'offline':
      return { words: texts.offline, isBad: true }
    case 'refused':
      return { words: texts.refused(failure), isBad: true }
    case 'conflict':
      return { words: texts.inConflict, isBad: true }
  }
}
