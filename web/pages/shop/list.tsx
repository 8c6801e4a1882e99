import { pageHandle } from '#web/page.ts'

export async function loader() {
  return {}
}

export const handle = pageHandle<Awaited<ReturnType<typeof loader>>>({
  meta: () => ({ title: 'An Lành' }),
})

function ProductList() {
  return <h1>An Lành</h1>
}

export { ProductList as Component }
