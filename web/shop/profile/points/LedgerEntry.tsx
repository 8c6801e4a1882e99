import ChevronDown from 'lucide-react/icons/chevron-down'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import type { LedgerLine } from '#domain/membership/api.ts'
import { cx } from '#web/ui/class-names.ts'
import { entryIcons, entryLabel, isGivenBack, signedPoints } from './entry-words.ts'
import { EntryReceipt } from './EntryReceipt.tsx'
import { pointsTexts as texts } from './texts.ts'

/** One line with its reason; pressed, it opens into its receipt. */
export function LedgerEntry({ line }: { line: LedgerLine }) {
  const { type, point } = line
  const Icon = entryIcons[type]
  return (
    <li>
      <details className="group">
        <summary className="-mx-2 flex gap-3 rounded-md px-2 py-3 hover:bg-ground">
          <span
            className={cx(
              'grid size-10 shrink-0 place-items-center rounded-full',
              point > 0 ? 'bg-point-tint text-point' : 'bg-[#eef1f6] text-ink-2',
            )}
          >
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <EntryWords line={line} />
          <ChevronDown
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
          />
        </summary>
        <EntryReceipt line={line} />
      </details>
    </li>
  )
}

/** What it is and how much, why, when and what was left. */
function EntryWords({ line }: { line: LedgerLine }) {
  const { type, point, balance, note, created_at } = line
  const isFromHeld = type === 'burn'
  return (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{entryLabel(line)}</span>
        <b
          className={cx(
            'tabular font-semibold whitespace-nowrap',
            point > 0 ? 'text-point' : isFromHeld ? 'text-ink-3' : 'text-ink',
          )}
        >
          {isFromHeld ? formatPoints(Math.abs(point)) : signedPoints(point)}
        </b>
      </span>
      {note && (
        <span className="line-clamp-2 text-md break-words text-ink-2 group-open:line-clamp-none">
          {isGivenBack(line) ? texts.givenBack(note) : note}
        </span>
      )}
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-3">
        <span>{formatDateTime(created_at)}</span>
        <span className="tabular">{isFromHeld ? texts.fromHeld : texts.balance(balance)}</span>
      </span>
    </span>
  )
}
