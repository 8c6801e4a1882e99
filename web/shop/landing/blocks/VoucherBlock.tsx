import CalendarDays from 'lucide-react/icons/calendar-days'
import Ticket from 'lucide-react/icons/ticket-percent'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { BandHeading } from '../Band.tsx'
import type { BlockProps, LandingBlock } from '../landing-block.ts'
import { landingTexts as texts } from '../texts.ts'

/** A campaign that runs, with its terms and its last day; its code stands with the other offers. */
export function VoucherBlock({
  fields,
  tone,
  voucher,
}: BlockProps<'voucher'> & Pick<LandingBlock, 'voucher'>) {
  if (!voucher) return null
  const { title, terms, ends_on: endsOn } = voucher
  return (
    <>
      <BandHeading title={fields.title} text={fields.text} tone={tone} />
      <div className="mx-auto flex max-w-[46rem] overflow-hidden rounded-sheet border border-line bg-white text-ink shadow-float phone:flex-col">
        <div
          aria-hidden="true"
          className="grid w-36 shrink-0 place-items-center border-r-2 border-dashed border-white bg-primary text-white phone:h-20 phone:w-full"
        >
          <Ticket className="size-12 stroke-[1.5] phone:size-9" />
        </div>
        <div className="flex-1 p-6 phone:p-4">
          <h3 className="text-xl">{title}</h3>
          <ul className="mt-2 list-disc pl-5 text-md text-ink-2">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="inline-flex items-center gap-1.5 text-md font-semibold">
              <CalendarDays aria-hidden="true" className="size-4.5 text-ink-3" />
              {texts.voucherUntil(endsOn)}
            </p>
            <a href={paths.offers()} className={buttonClass({}, 'phone:w-full')}>
              {texts.toOffers}
            </a>
          </div>
        </div>
      </div>
    </>
  )
}
