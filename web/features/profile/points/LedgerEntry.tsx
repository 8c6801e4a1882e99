import ChevronDown from 'lucide-react/icons/chevron-down'
import { formatDateTime } from '#domain/kernel/dates.ts'
import type { LedgerLine } from '#domain/membership/api.ts'
import { cx } from '#web/ui/class-names.ts'
import { entryIcons, entryLabel, signedPoints } from './entry-words.ts'
import { EntryReceipt } from './EntryReceipt.tsx'
import { pointsTexts as texts } from './texts.ts'

/** One line with its reason; pressed, it opens into its receipt. */
export function LedgerEntry({ line }: { line: LedgerLine }) {
  const { type, point, balance, note, created_at } = line
  const Icon = entryIcons[type]
  const gains = point > 0
  const isFromHeld = type === 'burn'
  return (
    <li>
      <details className="group">
        <summary className="-mx-2 grid grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-x-3 gap-y-1 rounded-md px-2 py-3 hover:bg-ground phone:grid-cols-[auto_minmax(0,1fr)_auto]">
          <span
            className={cx(
              'grid size-10 shrink-0 place-items-center rounded-full',
              gains ? 'bg-point-tint text-point' : 'bg-[#eef1f6] text-ink-2',
            )}
          >
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <span className="min-w-0">
            <span className="block font-medium break-words">{note || entryLabel(line)}</span>
            <span className="block text-sm text-ink-3">
              {entryLabel(line)} · {formatDateTime(created_at)}
              {isFromHeld && ` · ${texts.fromHeld}`}
            </span>
          </span>
          <span className="tabular text-right phone:col-start-2 phone:row-start-2 phone:flex phone:items-baseline phone:justify-between phone:gap-3">
            <b
              className={cx(
                'block font-semibold whitespace-nowrap',
                gains ? 'text-point' : isFromHeld ? 'text-ink-3' : 'text-ink',
              )}
            >
              {signedPoints(point)}
            </b>
            <span className="block text-sm whitespace-nowrap text-ink-3">
              {texts.balance(balance)}
            </span>
          </span>
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
