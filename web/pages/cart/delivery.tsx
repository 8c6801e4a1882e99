import { pageHandle } from '#web/page.ts'

export const handle = pageHandle<null>({
  meta: () => ({ title: 'Giao hàng và thanh toán', noindex: true }),
  tags: ['catalog', 'settings'],
})

export function loader(): null {
  return null
}

export function Component() {
  return <h1>Giao hàng và thanh toán</h1>
}
