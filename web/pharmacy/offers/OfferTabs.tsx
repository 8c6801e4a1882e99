import { ListTabs } from '../parts/ListTabs.tsx'
import { pharmacyTexts } from '../texts.ts'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'

/** What belongs to the tab "Ưu đãi" of a phone; where the menu stands beside the page, it says the same. */
export function OfferTabs({
  current,
}: {
  current: 'ma-uu-dai' | 'ma-du-thuong' | 'lich-su-uu-dai'
}) {
  const paths = usePharmacyPaths()
  return (
    <ListTabs
      arePages
      label={pharmacyTexts.offers}
      current={current}
      className="desk:hidden"
      tabs={[
        { key: 'ma-uu-dai', label: pharmacyTexts.offerCodes, to: paths.offerCodes() },
        { key: 'ma-du-thuong', label: pharmacyTexts.prizeCodes, to: paths.prizeCodes() },
        { key: 'lich-su-uu-dai', label: pharmacyTexts.used, to: paths.offerHistory() },
      ]}
    />
  )
}
