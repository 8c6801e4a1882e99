import { useNavigate, useSearchParams } from 'react-router'
import { LoginScreen } from '#web/shop/identity/login/LoginScreen.tsx'
import { nextPath } from '#web/shop/identity/next-path.ts'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import { pageHandle } from '#web/page.ts'

export function loader(): null {
  return null
}

export const handle = pageHandle<null>({
  meta: () => ({ title: texts.loginTitle, noindex: true }),
})

export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return <LoginScreen onDone={() => void navigate(nextPath(query.get('next')))} />
}
