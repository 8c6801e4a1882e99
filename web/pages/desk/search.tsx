import { useSearchParams } from 'react-router'
import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { PageHead } from '#web/features/desk/parts/PageHead.tsx'
import { DeskSearch } from '#web/features/desk/search/DeskSearch.tsx'
import { ResultsScreen } from '#web/features/desk/search/ResultsScreen.tsx'
import { searchTexts as texts } from '#web/features/desk/search/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export function Component() {
  const [query] = useSearchParams()
  return (
    <>
      <PageHead title={texts.title} />
      {/* On wider screens the box stands above every page. */}
      <DeskSearch className="mb-5 above-phone:hidden" />
      <ResultsScreen query={(query.get('q') ?? '').trim()} />
    </>
  )
}
