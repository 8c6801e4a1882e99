import { PartnerGuide } from '#web/shop/partners/PartnerGuide.tsx'
import { partnerGuideTexts as texts } from '#web/shop/partners/texts.ts'
import { pageHandle } from '#web/page.ts'

export function loader(): null {
  return null
}

export const handle = pageHandle<null>({
  meta: () => ({ title: texts.title, description: texts.description }),
})

export const Component = PartnerGuide
