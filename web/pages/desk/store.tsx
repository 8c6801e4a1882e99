import { useParams } from 'react-router'
import { isStoreCode } from '#domain/drugstore/store-code.ts'
import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { DeskNotFound } from '#web/features/desk/parts/DeskNotFound.tsx'
import { StoreScreen } from '#web/features/desk/stores/StoreScreen.tsx'
import { storeTexts as texts } from '#web/features/desk/stores/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export function Component() {
  const { code = '' } = useParams()
  if (!isStoreCode(code)) return <DeskNotFound text={texts.notFound} />
  return <StoreScreen key={code} code={code} />
}
