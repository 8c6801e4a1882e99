import SearchX from 'lucide-react/icons/search-x'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { listTexts as texts } from './list-texts.ts'

/** Nothing found: what to do next. What others buy stands below it. */
export function EmptyResults({ search }: { search: string }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={texts.emptyTitle}
      text={search ? texts.emptySearchText(search) : texts.emptyText}
      action={
        <a href={paths.shop()} className={buttonClass({})}>
          {texts.seeAllProducts}
        </a>
      }
      className="rounded-md border border-line bg-white"
    />
  )
}
