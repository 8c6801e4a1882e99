import { useSearchParams } from 'react-router'
import { useFrame } from '#web/shop/frame/frame.ts'
import { tagTexts as texts } from '#web/shop/tags/texts.ts'
import { TagChoiceView } from '#web/shop/tags/TagChoiceView.tsx'
import { pageHandle } from '#web/page.ts'

export function loader(): null {
  return null
}

/** How the page is told what its form has just saved, also without scripts. */
const saved = 'da-chon'

export const handle = pageHandle<null>({
  meta: () => ({ title: texts.pageTitle, noindex: true }),
  parameters: [saved],
})

export function Component() {
  const [search] = useSearchParams()
  const { settings } = useFrame()
  return <TagChoiceView isAsked={settings.tagContainer !== ''} saved={search.get(saved)} />
}
