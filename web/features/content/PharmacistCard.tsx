import Headset from 'lucide-react/icons/headset'
import { buttonClass } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/class-names.ts'
import { contentTexts as texts } from './texts.ts'

export function PharmacistCard({ hotline, className }: { hotline: string; className?: string }) {
  return (
    <section
      aria-labelledby="duoc-si"
      className={cx(
        'flex flex-wrap items-center gap-4 rounded-md border border-line bg-white p-5 phone:p-4',
        className,
      )}
    >
      <span className="grid size-12.5 shrink-0 place-items-center rounded-md bg-ok-tint text-ok">
        <Headset aria-hidden="true" className="size-6.5" />
      </span>
      <div className="min-w-0 flex-1 basis-18">
        <h2 id="duoc-si" className="text-base">
          {texts.pharmacistTitle}
        </h2>
        <p className="text-sm text-ink-2">{texts.pharmacistText}</p>
      </div>
      <a
        href={`tel:${hotline.replace(/[^\d+]/g, '')}`}
        className={buttonClass({ look: 'secondary' }, 'shrink-0')}
      >
        {texts.pharmacistCall}
      </a>
    </section>
  )
}
