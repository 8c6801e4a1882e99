import { EarnScreen } from '#web/shop/earn/EarnScreen.tsx'
import { earnTexts as texts } from '#web/shop/earn/texts.ts'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'

export function loader(): null {
  return null
}

export const handle = pageHandle<null>({
  meta: () => ({
    title: texts.title,
    description: texts.description,
    canonical: paths.earn(),
  }),
})

export { EarnScreen as Component }
