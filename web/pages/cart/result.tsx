import { pageHandle } from '#web/page.ts'

export const handle = pageHandle<null>({
  meta: () => ({ title: 'Đơn hàng của Quý khách', noindex: true }),
  tags: ['catalog', 'settings'],
})

export function loader(): null {
  return null
}

export function Component() {
  return <h1>Đơn hàng của Quý khách</h1>
}
