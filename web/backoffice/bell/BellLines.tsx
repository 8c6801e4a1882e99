import Check from 'lucide-react/icons/check'
import type { BellRow } from '#domain/bell/api.ts'
import { bellWords } from '#domain/bell/texts.ts'
import { jobKinds } from '#domain/job/kinds.ts'
import { explainInNotice, useAttempt } from '#web/form/use-attempt.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { When } from '../parts/When.tsx'
import { bellPath } from './bell-path.ts'
import { bellScreenTexts as texts } from './texts.ts'

/** What somebody was told, each with the way to its record; followed it is read. */
export function BellLines({
  rows,
  onRead,
}: {
  rows: readonly BellRow[]
  onRead: (row: BellRow) => Promise<void>
}) {
  const { attempt } = useAttempt()
  const read = (row: BellRow) => void attempt(() => onRead(row), explainInNotice)
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id} className="flex items-start gap-2">
          <Anchor
            to={bellPath(row)}
            onClick={() => row.read || read(row)}
            className="flex min-h-11 min-w-0 flex-1 gap-2.5 py-2.5 hover:text-primary"
          >
            <span
              className={cx('mt-2 size-2 shrink-0 rounded-full', !row.read && 'bg-sale')}
              aria-hidden="true"
            />
            <span className="min-w-0 flex-1">
              <span className={cx('block wrap-anywhere', !row.read && 'font-semibold')}>
                {!row.read && <span className="sr-only">{texts.isUnread}: </span>}
                {bellWords[row.kind]}
              </span>
              {titleOf(row) && (
                <span className="line-clamp-2 block text-sm text-ink-2 wrap-anywhere">
                  {titleOf(row)}
                </span>
              )}
              <span className="block text-sm text-ink-2">
                <When at={row.at} />
                {row.count > 1 && ` · ${texts.times(row.count)}`}
              </span>
            </span>
          </Anchor>
          {!row.read && (
            <IconButton
              label={texts.read}
              icon={<Check aria-hidden="true" className="size-5 text-ink-2" />}
              onClick={() => read(row)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Work that the shop does by itself is called by its kind. */
function titleOf({ kind, subject, title }: BellRow): string {
  return kind === 'deadLetter' ? (jobKinds[subject]?.label ?? subject) : title
}
