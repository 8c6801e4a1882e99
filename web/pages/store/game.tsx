import Gift from 'lucide-react/icons/gift'
import { noLoader, storeHandle } from '#web/features/store/store-handle.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'
import { useStorePaths } from '#web/features/store/use-store.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export { noLoader as loader }

export const handle = storeHandle(texts.noGame)

/** Games of campaigns; while no campaign is open to the store there is none. */
export function Component() {
  const paths = useStorePaths()
  return (
    <EmptyState
      level={1}
      icon={<Gift aria-hidden="true" />}
      title={texts.noGame}
      text={texts.noGameText}
      action={<ButtonLink to={paths.home()}>{texts.backHome}</ButtonLink>}
      className="py-20"
    />
  )
}
