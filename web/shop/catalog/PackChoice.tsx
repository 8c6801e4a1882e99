import { formatVnd } from '#domain/kernel/vnd.ts'
import { paths } from '#web/paths.ts'
import { cx } from '#web/ui/class-names.ts'
import type { PageProduct } from './load-product.ts'
import { productTexts as texts } from './product-texts.ts'
import { catalogTexts } from './texts.ts'

/** The sizes of one thing, each a page of its own: links, so that they work before any script. */
export function PackChoice({ product: { packs, slug } }: { product: PageProduct }) {
  if (packs.length === 0) return null
  const [single] = packs
  return (
    <nav aria-labelledby={packsId} className="mt-5">
      <h2 id={packsId} className="scroll-mt-24 text-md font-semibold">
        {texts.packs}
      </h2>
      <ul className="mt-2 grid gap-2 above-phone:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
        {packs.map((pack) => (
          <li key={pack.slug}>
            <a
              href={paths.product(pack.slug)}
              aria-current={pack.slug === slug ? 'page' : undefined}
              data-keep-scroll=""
              className={cx(
                'flex h-full min-h-14 flex-wrap items-center justify-between gap-x-3 rounded-md border px-3.5 py-2 above-phone:flex-col above-phone:items-start above-phone:justify-start',
                pack.slug === slug
                  ? 'border-primary bg-primary-tint'
                  : 'border-line bg-white hover:border-primary',
              )}
            >
              <span className="font-semibold">
                {texts.pack(pack.units, pack.word)}
                <Saved percent={savedPercent(pack, single)} />
              </span>
              <PackPrice pack={pack} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** For who is led to the choice. */
export const packsId = 'quy-cach'

/** What is paid for the pack, and what that makes of one box. */
function PackPrice({ pack }: { pack: Pack }) {
  if (pack.sold_out) return <span className="text-sm text-ink-2">{catalogTexts.soldOut}</span>
  return (
    <span className="grid phone:justify-items-end">
      <span className="tabular font-semibold whitespace-nowrap text-primary-deep">
        {formatVnd(pack.price)}
      </span>
      {pack.units > 1 && (
        <span className="tabular text-xs whitespace-nowrap text-ink-2">
          {texts.packEach(formatVnd(pack.unit_price), pack.word)}
        </span>
      )}
    </span>
  )
}

function Saved({ percent }: { percent: number }) {
  return percent > 0 && <span className="text-xs text-ok"> {texts.packSaves(percent)}</span>
}

type Pack = PageProduct['packs'][number]

/** Beside the smallest pack; never more than it is. */
function savedPercent(pack: Pack, single: Pack | undefined): number {
  if (!single || pack.sold_out || single.unit_price <= pack.unit_price) return 0
  return Math.floor(((single.unit_price - pack.unit_price) * 100) / single.unit_price)
}
