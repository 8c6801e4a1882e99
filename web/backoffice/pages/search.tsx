import { useNavigate, useSearchParams } from 'react-router'
import { useStaff } from '#web/backoffice/data/staff-session.ts'
import { menuFor } from '#web/backoffice/layout/menu-for.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { PageHead } from '#web/backoffice/parts/PageHead.tsx'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { ResultsScreen } from '#web/backoffice/search/ResultsScreen.tsx'
import { searchTexts as texts } from '#web/backoffice/search/texts.ts'
import { SearchFilter } from '#web/ui/SearchFilter.tsx'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export function Component() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const user = useStaff()
  const query = (params.get('q') ?? '').trim()
  const search = (q: string) => void navigate(backofficePaths.search(q), { replace: true })
  return (
    <>
      <PageHead title={texts.title} />
      <SearchFilter
        label={texts.searchAll}
        value={query}
        onChange={search}
        className="mb-5 md:max-w-xl"
      />
      <ResultsScreen query={query} screens={user ? menuFor(user) : []} />
    </>
  )
}
