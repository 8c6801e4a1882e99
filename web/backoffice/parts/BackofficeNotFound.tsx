import SearchX from 'lucide-react/icons/search-x'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { backofficeTexts as texts } from '../texts.ts'

export function BackofficeNotFound({ text = texts.notFoundText }: { text?: string }) {
  return (
    <EmptyState
      level={1}
      icon={<SearchX aria-hidden="true" />}
      title={texts.notFound}
      text={text}
      action={<ButtonLink to={backofficePaths.home()}>{texts.toStart}</ButtonLink>}
      className="py-20"
    />
  )
}
