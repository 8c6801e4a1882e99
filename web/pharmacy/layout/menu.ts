import Bell from 'lucide-react/icons/bell'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Gift from 'lucide-react/icons/gift'
import House from 'lucide-react/icons/house'
import Settings from 'lucide-react/icons/settings'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Star from 'lucide-react/icons/star'
import Ticket from 'lucide-react/icons/ticket'
import TicketCheck from 'lucide-react/icons/ticket-check'
import Tickets from 'lucide-react/icons/tickets'
import type { ComponentType, SVGProps } from 'react'
import type { PharmacyPage } from '#web/pharmacy/paths.ts'
import type { Pharmacy } from '../session/use-pharmacy.ts'
import { pharmacyTexts as texts } from '../texts.ts'

export interface PharmacyMenuEntry {
  page: PharmacyPage
  label: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
}

type Seen = Pick<Pharmacy, 'area' | 'isEarning' | 'user'>

const home: PharmacyMenuEntry = { page: '', label: texts.home, icon: House }
const earn: PharmacyMenuEntry = { page: 'ap-dung-uu-dai', label: texts.earn, icon: Star }
const statistics: PharmacyMenuEntry = {
  page: 'thong-ke',
  label: texts.statistics,
  icon: ChartColumn,
}

/** The whole menu of a pharmacy, each entry by its rule. */
export function pharmacyMenu({ area, isEarning, user }: Seen): PharmacyMenuEntry[] {
  return [
    home,
    ...(isEarning ? [earn] : []),
    { page: 'ma-uu-dai', label: texts.offerCodes, icon: Ticket },
    { page: 'ma-du-thuong', label: texts.prizeCodes, icon: TicketCheck },
    { page: 'lich-su-uu-dai', label: texts.offerHistory, icon: Tickets },
    { page: 'lich-su-mua-hang', label: texts.purchases, icon: ShoppingBag },
    { page: 'danh-sach-nhac-nho', label: texts.reminders, icon: Bell },
    ...(area.has_survey
      ? [{ page: 'tra-loi-cau-hoi', label: texts.survey, icon: ClipboardList } as const]
      : []),
    ...area.games.map((page) => ({ page, label: texts.games[page], icon: Gift })),
    // Not before it is known who is here, and so what stands above the settings: nothing moves.
    ...(user === undefined
      ? []
      : [
          statistics,
          { page: 'cai-dat-dang-nhap', label: texts.settings, icon: Settings } as const,
        ]),
  ]
}

/** The four that a thumb reaches; outside the programme's window the home takes the first place. */
export function pharmacyTabs({ isEarning }: Pick<Seen, 'isEarning'>): PharmacyMenuEntry[] {
  return [
    isEarning ? earn : home,
    { page: 'ma-uu-dai', label: texts.offers, icon: Ticket },
    { page: 'danh-sach-nhac-nho', label: texts.reminders, icon: Bell },
    statistics,
  ]
}

/** Which tab a page belongs to: pages beside those of the tabs light up the nearest one. */
export function tabOf(page: string): PharmacyPage {
  return nearestTab[page] ?? (page as PharmacyPage)
}

const nearestTab: Record<string, PharmacyPage> = {
  'ma-du-thuong': 'ma-uu-dai',
  'lich-su-uu-dai': 'ma-uu-dai',
  'nhac-nho': 'danh-sach-nhac-nho',
}
