import Sprout from 'lucide-react/icons/sprout'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useFrame } from '../frame/frame.ts'
import type { SoonSlug } from './load-by-slug.ts'
import { contentTexts as texts } from './texts.ts'

/** A part of the shop that is still to come says so, and how to go on today. */
export function ComingSoon({ slug }: { slug: SoonSlug }) {
  const { settings } = useFrame()
  const { title, text } = texts.soonPages[slug]
  return (
    <div className="shop-column pt-7 phone:pt-4">
      <EmptyState
        level={1}
        icon={<Sprout aria-hidden="true" />}
        title={title}
        text={
          <>
            <p className="font-semibold text-primary">{texts.soonTitle}</p>
            <p className="mt-2">{text}</p>
            <p className="mt-2">{texts.soonText(settings.hotline)}</p>
          </>
        }
        action={
          <>
            <a href={paths.shop()} className={buttonClass({})}>
              {texts.soonShop}
            </a>
            <a href={paths.home()} className={buttonClass({ variant: 'quiet' })}>
              {texts.soonHome}
            </a>
          </>
        }
        className="rounded-md border border-line bg-white py-16"
      />
    </div>
  )
}
