import { ListTabs } from '../ListTabs.tsx'
import { storeTexts } from '../texts.ts'
import { useStorePaths } from '../use-store.ts'

/** What belongs to the tab "Ưu đãi" of a phone; where the menu stands beside the page, it says the same. */
export function OfferTabs({
  current,
}: {
  current: 'ma-uu-dai' | 'ma-du-thuong' | 'lich-su-uu-dai'
}) {
  const paths = useStorePaths()
  return (
    <ListTabs
      arePages
      label={storeTexts.offers}
      current={current}
      className="desk:hidden"
      tabs={[
        { key: 'ma-uu-dai', label: storeTexts.offerCodes, to: paths.offerCodes() },
        { key: 'ma-du-thuong', label: storeTexts.prizeCodes, to: paths.prizeCodes() },
        { key: 'lich-su-uu-dai', label: storeTexts.used, to: paths.offerHistory() },
      ]}
    />
  )
}
