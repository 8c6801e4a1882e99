import { pageHandle } from '#web/page.ts'

export const handle = pageHandle<null>({
  meta: () => ({ title: 'Tra cứu đơn hàng', noindex: true }),
  tags: ['catalog', 'settings'],
})

export function loader(): null {
  return null
}

export function Component() {
  return <h1>Tra cứu đơn hàng</h1>
}
