import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { PageHead } from '#web/features/desk/parts/PageHead.tsx'
import { deskTexts as texts } from '#web/features/desk/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.orders)

export function Component() {
  return <PageHead title={texts.orders} />
}
