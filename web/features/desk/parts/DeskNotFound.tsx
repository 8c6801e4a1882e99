import SearchX from 'lucide-react/icons/search-x'
import { deskPaths } from '#web/desk-paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { deskTexts as texts } from '../texts.ts'

export function DeskNotFound({ text = texts.notFoundText }: { text?: string }) {
  return (
    <EmptyState
      level={1}
      icon={<SearchX aria-hidden="true" />}
      title={texts.notFound}
      text={text}
      action={<ButtonLink to={deskPaths.home()}>{texts.toStart}</ButtonLink>}
      className="py-20"
    />
  )
}
