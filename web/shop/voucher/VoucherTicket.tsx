import CalendarDays from 'lucide-react/icons/calendar-days'
import Copy from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'
import { formatDate } from '#domain/kernel/dates.ts'
import { keepFigures } from '#domain/kernel/vnd.ts'
import type { Voucher } from '#domain/voucher/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { today } from '#web/state/clock.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { cx } from '#web/ui/class-names.ts'
import { voucherTexts as texts } from './texts.ts'
import { conditionsOf, endsSoon, savingWords, shortSaving, titleOf } from './voucher-words.ts'

export interface VoucherTicketProps {
  voucher: Voucher
  /** What can be done with it. */
  action?: ReactNode
  /** Where it is, when it cannot be used: which order has it. */
  note?: ReactNode
  as?: 'li' | 'div'
}

/** A voucher as a ticket: what it saves on the stub; for what, until when and its code beside it. */
export function VoucherTicket({ voucher, action, note, as: Tag = 'li' }: VoucherTicketProps) {
  const isUsable = voucher.state === 'free'
  const title = titleOf(voucher)
  return (
    <Tag className="flex overflow-hidden rounded-md border border-line bg-white">
      <Stub voucher={voucher} isUsable={isUsable} />
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-base">
            {title === voucher.name ? (
              title
            ) : (
              <>
                <span className="sr-only">{voucher.name}. </span>
                {title}
              </>
            )}
          </h3>
          <State voucher={voucher} />
        </div>
        {voucher.MaxValue > 0 && (
          <p className="text-md text-ink-2">{keepFigures(savingWords(voucher))}</p>
        )}
        <p className="flex items-center gap-1.5 text-sm text-ink-2">
          <CalendarDays aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          {texts.until(formatDate(voucher.expired_date))}
        </p>
        {note && <div className="text-sm text-ink-2">{note}</div>}
        <details className="text-sm">
          <summary className="inline-flex min-h-6 items-center font-medium text-primary hover:underline pointer-coarse:min-h-11">
            {texts.conditions}
          </summary>
          {voucher.description && <p className="text-ink-2">{voucher.description}</p>}
          <ul className="list-disc pl-5 text-ink-2">
            {conditionsOf(voucher).map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </details>
        {isUsable && (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-dashed border-[#c9d3e2] pt-3 phone:[&>:last-child]:grow">
            <CopyCode code={voucher.code} />
            {action}
          </div>
        )}
      </div>
    </Tag>
  )
}

function Stub({ voucher, isUsable }: { voucher: Voucher; isUsable: boolean }) {
  const { figure, currency } = shortSaving(voucher)
  return (
    <p
      aria-hidden="true"
      className={cx(
        'relative grid w-26 shrink-0 place-content-center border-r-2 border-dashed px-2 text-center phone:w-22',
        'before:absolute before:-top-2.5 before:-right-2.75 before:size-5 before:rounded-full before:bg-ground',
        'after:absolute after:-right-2.75 after:-bottom-2.5 after:size-5 after:rounded-full after:bg-ground',
        isUsable
          ? 'border-[#b9d2fb] bg-primary-tint text-primary-deep'
          : 'border-[#c9d3e2] bg-[#eef1f6] text-ink-2',
      )}
    >
      <span className="text-sm">{texts.off}</span>
      <span className="tabular text-xl leading-tight font-bold phone:text-lg">{figure}</span>
      {currency && <span className="text-sm font-semibold">{currency}</span>}
    </p>
  )
}

function State({ voucher }: { voucher: Voucher }) {
  if (voucher.state !== 'free') return <Badge>{texts.states[voucher.state]}</Badge>
  return endsSoon(voucher, today()) ? <Badge tone="sale">{texts.soon}</Badge> : null
}

/** The code to read out, and a button that takes it along. */
function CopyCode({ code }: { code: string }) {
  const hydrated = useHydrated()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      notify({ text: texts.copied(code) })
    } catch {
      notify({ text: texts.notCopied, kind: 'info' })
    }
  }
  return (
    <p className="flex min-w-0 items-center">
      <span className="sr-only">{texts.code} </span>
      <b className="tabular min-w-0 font-semibold tracking-wide">
        {code.split(/(?<=-)/).map((group, index) => (
          // A line ends between groups, never inside one.
          <span key={index}>
            {index > 0 && <wbr />}
            <span className="whitespace-nowrap">{group}</span>
          </span>
        ))}
      </b>
      {hydrated && (
        <IconButton
          label={texts.copyOf(code)}
          icon={<Copy aria-hidden="true" className="size-4.5 text-primary" />}
          onClick={() => void copy()}
        />
      )}
    </p>
  )
}
