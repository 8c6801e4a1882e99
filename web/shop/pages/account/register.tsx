import { useNavigate, useSearchParams } from 'react-router'
import { nextPath } from '#web/shop/identity/next-path.ts'
import { RegisterScreen } from '#web/shop/identity/register/RegisterScreen.tsx'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import { pageHandle } from '#web/page.ts'

export function loader(): null {
  return null
}

export const handle = pageHandle<null>({
  meta: () => ({ title: texts.registerTitle, noindex: true }),
})

export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return <RegisterScreen onDone={() => void navigate(nextPath(query.get('next')))} />
}
