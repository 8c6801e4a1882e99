import Sprout from 'lucide-react/icons/sprout'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { gameTexts as texts } from './texts.ts'

/** A printed address before its campaign. */
export function NoGame() {
  return (
    <div className="shop-column pt-7 pb-10 phone:pt-4">
      <EmptyState
        level={1}
        icon={<Sprout aria-hidden="true" />}
        title={texts.noneTitle}
        text={texts.noneText}
        action={
          <>
            <a href={paths.shop()} className={buttonClass({})}>
              {texts.shop}
            </a>
            <a href={paths.home()} className={buttonClass({ variant: 'quiet' })}>
              {texts.home}
            </a>
          </>
        }
        className="rounded-md border border-line bg-white py-16"
      />
    </div>
  )
}
